import type { Minor } from '@housefront/contract/money';
import type { Hub } from '../realtime/hub.ts';
import type { Member } from '../world/members/members.ts';
import type { World } from '../world/world.ts';

/** A member's money: balances, the latest movements, and inconsistencies of the whole ledger. */
export function ledgerReport(world: World, member: Member) {
  const money = (amount: Minor) => world.currencies.write(member.currency, amount);
  return {
    account: member.account,
    member_id: member.id,
    currency: member.currency,
    playing: world.runs.playing(member.id) ?? null,
    total: money(world.ledger.total(member.id)),
    balances: world.ledger.balances(member.id).map(({ purse, balance }) => ({ purse, balance: money(balance) })),
    movements: world.ledger
      .movements(member.id)
      .map((line) => ({ ...line, amount: money(line.amount), balanceAfter: money(line.balanceAfter) })),
    problems: world.ledger.problems(),
  };
}

/** Pending orders of money, the oldest first. */
export function ordersReport(world: World) {
  return world.cashier.pending().map(({ number, kind, memberId, method, amount, fee, createdAt, expiresAt }) => {
    const member = world.members.byId(memberId);
    const money = (units: Minor) => world.currencies.write(member?.currency ?? '', units);
    return {
      number,
      kind,
      account: member?.account ?? '',
      currency: member?.currency ?? '',
      method,
      amount: money(amount),
      fee: money(fee),
      created_at: createdAt,
      expires_at: expiresAt,
    };
  });
}

/** All members: account, money, sessions with unusable tokens, and connections. */
export function membersReport(world: World, hub: Hub) {
  const listening = hub.channels();
  return world.members.all().map((member) => ({
    id: member.id,
    account: member.account,
    name: member.name,
    currency: member.currency,
    state: member.state,
    playing: world.runs.playing(member.id) ?? null,
    total: world.currencies.write(member.currency, world.ledger.total(member.id)),
    balances: world.ledger
      .balances(member.id)
      .map(({ purse, balance }) => ({ purse, balance: world.currencies.write(member.currency, balance) })),
    sessions: world.sessions.list(member.id),
    connections: listening.get(`private-member.${member.id}`) ?? 0,
  }));
}
