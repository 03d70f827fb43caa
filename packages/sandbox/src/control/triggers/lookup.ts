import type { SeedProvider } from '../../seed/types.ts';
import type { Member } from '../../world/members/members.ts';
import type { World } from '../../world/world.ts';
import { ControlProblem } from './problem.ts';

/** The member of an account. @throws ControlProblem (404) for an unknown one */
export function memberOf(world: World, account: string): Member {
  const member = world.members.byAccount(account);
  if (!member) throw new ControlProblem(`there is no member ${account}`, 404);
  return member;
}

/** The provider that holds money and maintenance of `gpId`. @throws ControlProblem (404) for an unknown one */
export function providerOf(world: World, gpId: string): { readonly id: string; readonly provider: SeedProvider } {
  const provider = world.catalogue.provider(gpId);
  if (!provider) throw new ControlProblem(`there is no provider ${gpId}`, 404);
  return { id: provider.oriGpId ?? provider.gpId, provider };
}
