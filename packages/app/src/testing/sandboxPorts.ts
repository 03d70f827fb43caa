import { createSandbox, createManualClock } from '@housefront/sandbox';
import { fakePorts, type FakePorts } from '@housefront/core/testing';
import { onTestFinished } from 'vitest';

/**
 * Ports of a visitor whose platform is a sandbox in this process, gone when the test ends.
 * @param account who is signed in, by the name of the account; a guest without it
 */
export async function sandboxPorts(account?: string): Promise<FakePorts> {
  // A few games are enough, and passwords that nobody guesses need no costly hash.
  const sandbox = await createSandbox({ games: 500, passwordCost: 16, clock: createManualClock() });
  onTestFinished(() => sandbox.close());
  const ports = fakePorts();
  if (account !== undefined) {
    const member = sandbox.world.members.byAccount(account);
    if (!member) throw new Error(`The sandbox has no member ${account}.`);
    ports.storage.set('token', sandbox.world.sessions.start(member.id).token);
    ports.storage.set('member_id', String(member.id));
  }
  return {
    ...ports,
    http: {
      ...ports.http,
      send: async ({ url, method, headers, body }) => {
        const answer = await sandbox.app.request(url, { method, headers, ...(body !== undefined && { body }) });
        return { status: answer.status, header: (name) => answer.headers.get(name), text: await answer.text() };
      },
    },
  };
}
