import { Secret, TOTP } from 'otpauth';
import type { Sandbox } from '../createSandbox.ts';
import { deviceInfo } from './client.fixtures.ts';

/** Code of an authenticator app: SHA-1, 6 digits, 30 s. @internal */
export const appCode = (secret: string, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });

/**
 * Valid requests of the calls of the second factor: lucky88 turns it off, first001 signs in by a code, and sakura6 confirms a
 * new secret. @internal
 */
export function secondFactorSamples({ world }: Sandbox): Readonly<Record<string, unknown>> {
  const idOf = (account: string) => world.members.byAccount(account)?.id ?? 0;
  const now = world.clock.now();
  const activate = (account: string) => {
    const { secret } = world.secondFactor.setUp(idOf(account), account);
    world.secondFactor.confirm(idOf(account), appCode(secret, now - 30_000));
    return appCode(secret, now);
  };
  const first = activate('first001');
  return {
    secondFactorDestroy: { code: activate('lucky88') },
    secondFactorStore: { code: appCode(world.secondFactor.setUp(idOf('sakura6'), 'sakura6').secret, now) },
    secondFactorLogin: { ...deviceInfo, member_login_id: world.secondFactor.ask(idOf('first001')), code: first },
  };
}
