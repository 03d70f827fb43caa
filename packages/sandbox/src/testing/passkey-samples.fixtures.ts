import { calls } from '@housefront/contract/calls';
import { createTestKey } from './authenticator.fixtures.ts';
import { deviceInfo, record, type TestClient } from './client.fixtures.ts';

/**
 * Valid requests of the calls of passkeys: two passkeys of the member with this login to rename and remove, one of river77 to
 * sign in, and one to add. @internal
 */
export async function passkeySamples(client: TestClient, token: string): Promise<Readonly<Record<string, unknown>>> {
  const made = async (sign: string) => {
    const { options } = record((await client.send(calls.passkeyOptions, {}, sign)).data);
    const asked = options as Parameters<ReturnType<typeof createTestKey>['create']>[0] & {
      readonly rp: { id: string };
    };
    const key = createTestKey(`https://${asked.rp.id}`);
    return { key, credential: key.create(asked) };
  };
  const add = async (sign: string) => {
    const { key, credential } = await made(sign);
    const reply = await client.send(calls.passkeyStore, { name: 'Phone', credential }, sign);
    if (!reply.ok) throw new Error(`the passkey was refused with ${reply.code} ${reply.message}`);
    return key;
  };
  await add(token);
  await add(token);
  const list = record((await client.send(calls.passkeys, {}, token)).data)['list'] as { readonly id: number }[];
  const [renamed, removed] = list.map(({ id }) => String(id));
  const signer = await add(await client.signIn('river77', 'River777'));
  const challenge = record(record((await client.send(calls.passkeyLoginOptions, { site_id: 1001 })).data)['options']);
  return {
    passkeyRename: { id: renamed, name: 'Laptop' },
    passkeyDestroy: { id: removed },
    passkeyStore: { name: 'Tablet', credential: (await made(token)).credential },
    passkeyLogin: { site_id: 1001, credential: signer.get(String(challenge['challenge'])), ...deviceInfo },
  };
}
