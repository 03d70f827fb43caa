import { formatDate, formatDateTime, fromWallTime } from '@housefront/contract/wall-time';
import {
  agentTransferRecord,
  downline,
  operationTable,
  performanceSettlement,
  stratifiedTable,
} from '@housefront/contract/features/agent-records';
import type { Figures, LineMember } from '../../world/agent/agency.types.ts';
import type { World } from '../../world/world.ts';
import { defineRecordHandler, timeOrNothing } from '../../answers/defineRecordHandler.ts';
import { sumOf, type Money } from '../cashier/records.ts';
import { daysOf } from './daysOf.ts';

const DAY_MS = 86_400_000;

/** The first moment of a day. */
const startOf = (day: number): number => fromWallTime(day * DAY_MS);
const dateOf = (day: number): string => formatDate(startOf(day));
const pathWire = (path: readonly LineMember[]) => path.map(({ id, account }) => ({ id, member_account: account }));
/** Only agents have a downline. */
const isAgent = (world: World, member: Parameters<World['agency']['agentOf']>[0]) =>
  world.agency.agentOf(member) !== undefined;

/** The members directly below a member; an account is searched for in all layers. */
export const downlineHandler = defineRecordHandler(downline, ({ request, world, money, signed: { member } }) => {
  const { parent_id: parentId, member_account: account, member_type: type } = request;
  const found = isAgent(world, member) ? world.agentReports.under(member, parentId) : undefined;
  const parent = found?.path.at(-1)?.id ?? member.id;
  const wanted = account.toLowerCase();
  const list = (found?.below ?? []).filter(
    (one) =>
      (wanted === '' ? one.parentId === parent : one.account.toLowerCase().startsWith(wanted)) &&
      ['', String(one.type)].includes(type),
  );
  return {
    list: list.map((one) => ({
      at: one.lastLoginAt ?? one.joinedAt,
      wire: {
        id: String(one.id),
        member_account: one.account,
        member_type: one.type,
        agent_level: one.level,
        member_cash: money(one.cash),
        downline_count: one.below,
        register_at: formatDateTime(one.joinedAt),
        last_login_at: timeOrNothing(one.lastLoginAt),
        status: one.state,
      },
    })),
    beside: () => ({ path: pathWire(found?.path ?? []) }),
  };
});

const operationWire = (figures: Figures, money: Money) => ({
  register_count: figures.registered,
  first_deposit_count: figures.firstDeposits,
  deposit_amount: money(figures.deposit),
  withdrawal_amount: money(figures.withdrawal),
  bet_amount: money(figures.bet),
  valid_bet_amount: money(figures.validBet),
  win_loss: money(figures.winLoss),
  bonus_amount: money(figures.bonus),
});

const totalOf = (
  rows: readonly Readonly<Record<string, unknown>>[],
  amounts: readonly string[],
  counts: readonly string[],
  money: Money,
) => ({
  ...Object.fromEntries(amounts.map((name) => [name, sumOf(rows, name, money)])),
  ...Object.fromEntries(counts.map((name) => [name, rows.reduce((sum, row) => sum + Number(row[name]), 0)])),
});

/** The activity of the downline, day by day, the newest first. */
export const operationTableHandler = defineRecordHandler(
  operationTable,
  ({ request, world, money, signed: { member } }) => {
    const days = daysOf(world.agency, request);
    const games = { gtId: request.gt_id, gpId: request.gp_id };
    const rows =
      days && isAgent(world, member) ? world.agentReports.operation(member, days, request.member_account, games) : [];
    return {
      list: rows.map(({ day, figures }) => ({
        at: startOf(day),
        wire: { date: dateOf(day), ...operationWire(figures, money) },
      })),
      beside: (wires) => ({
        total: totalOf(
          wires,
          ['deposit_amount', 'withdrawal_amount', 'bet_amount', 'valid_bet_amount', 'win_loss', 'bonus_amount'],
          ['register_count', 'first_deposit_count'],
          money,
        ),
      }),
    };
  },
);

/** Earnings from each part of the downline. */
export const stratifiedTableHandler = defineRecordHandler(
  stratifiedTable,
  ({ request, world, money, signed: { member } }) => {
    const days = daysOf(world.agency, request);
    const found = isAgent(world, member) ? world.agentReports.under(member, request.parent_id) : undefined;
    const rows = days && found ? world.agentReports.layer(member, request.parent_id, days) : [];
    return {
      list: rows.map(({ member: one, members, figures, rebate, commission }) => ({
        at: null,
        wire: {
          id: String(one.id),
          member_account: one.account,
          agent_level: one.level,
          member_count: members,
          bet_amount: money(figures.bet),
          valid_bet_amount: money(figures.validBet),
          win_loss: money(figures.winLoss),
          rebate: money(rebate),
          commission: money(commission),
        },
      })),
      beside: (wires) => ({
        total: totalOf(
          wires,
          ['bet_amount', 'valid_bet_amount', 'win_loss', 'rebate', 'commission'],
          ['member_count'],
          money,
        ),
        path: pathWire(found?.path ?? []),
      }),
    };
  },
);

/** Transfers of the agent to members. */
export const agentTransferRecordHandler = defineRecordHandler(
  agentTransferRecord,
  ({ world, money, signed: { member } }) => ({
    list: world.memberTransfers.list(member.id).map(({ number, toAccount, amount, requestKey, createdAt }) => ({
      at: createdAt,
      wire: {
        order_number: number,
        request_key: requestKey,
        target_account: toAccount,
        amount: money(amount),
        status: 'success',
        created_at: formatDateTime(createdAt),
      },
    })),
  }),
);

/** Payments to the agent, by the first day of each period. */
export const performanceSettlementHandler = defineRecordHandler(
  performanceSettlement,
  ({ request, world, money, signed: { member } }) => ({
    list: (isAgent(world, member) ? world.agentReports.settlements(member) : [])
      .filter(({ status }) => ['', status].includes(request.status))
      .map((one) => ({
        at: startOf(one.days.from),
        wire: {
          id: one.id,
          period: `${dateOf(one.days.from)} – ${dateOf(one.days.to)}`,
          active_members: one.activeMembers,
          net_profit: money(one.netProfit),
          rate: one.rate,
          commission: money(one.commission),
          adjustment: money(one.adjustment),
          status: one.status,
          settled_at: one.settledOn === null ? '' : formatDateTime(startOf(one.settledOn) + 10 * 3_600_000),
        },
      })),
    beside: (wires) => ({ total_commission: sumOf(wires, 'commission', money) }),
  }),
);
