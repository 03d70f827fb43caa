import { cashSurplusCheck, commonLayout, profile } from '@housefront/contract/features/member';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { moneyPayload } from '../../money/member-currency.ts';
import { unwrap } from '../../adapters/http/call-types.ts';
import type { CashSurplus, MemberLayout, MemberProfile } from './member.types.ts';
import { plainText } from '../../i18n/plain-text.ts';

/** Data of the member that every page needs (APIM-11). */
export const fetchLayout = async (
  { calls, events, ports }: FeatureDeps,
  signal: AbortSignal,
): Promise<MemberLayout> => {
  const layout = unwrap(await calls.send(commonLayout, {}, { signal, silent: true }));
  const { id, member_account: account, member_currency: currency } = layout;
  if (!signal.aborted) events.emit('member-read', { id, account, currency });
  // If the login ended before or while the answer was read, nothing is stored (SEC-05).
  if (signal.aborted) throw signal.reason;
  ports.storage.set('member_type', String(layout.member_type));
  ports.storage.set('agent_type', layout.agent_type);
  events.emit('layout-read', { type: layout.member_type });
  if (layout.member_cash !== null) events.emit('cash-read', { cash: layout.member_cash });
  return {
    id: layout.id,
    type: layout.member_type,
    isAgent: layout.is_agent,
    agentType: layout.agent_type,
    agentLevel: layout.agent_level,
    isAgentActive: layout.agent_active,
    isPlaying: layout.is_playing,
    hasCashBack: layout.cash_back_status,
    isWalletActive: layout.wallet_status,
    mustChangePassword: layout.first_login_to_change_password,
    needsVerifiedBank: layout.need_bank_account_deposit_verified,
  };
};

/** The member's profile (APIM-09). */
export const fetchProfile = async ({ calls, events }: FeatureDeps, signal: AbortSignal): Promise<MemberProfile> => {
  const wire = unwrap(await calls.send(profile, {}, { signal, silent: true }));
  const { id, member_account: account, member_currency: currency } = wire;
  if (!signal.aborted) events.emit('member-read', { id, account, currency });
  if (signal.aborted) throw signal.reason;
  return {
    account: wire.member_account,
    currency: wire.member_currency,
    name: plainText(wire.member_name),
    phone: wire.member_phone,
    email: wire.member_email,
    birthday: wire.member_birthday,
    line: wire.member_line,
    telegram: wire.member_telegram,
    whatsApp: wire.member_whats_app,
    weChat: wire.member_wechat,
    qq: wire.member_qq,
    zalo: wire.member_zalo,
    skype: wire.member_skype,
    facebook: wire.member_fb,
    others: wire.member_others,
    identityId: wire.new_identity_id,
    hasWithdrawPassword: wire.is_withdraw_password,
  };
};

/** The platform's data of the member's cash surplus (APIM-16). */
export const fetchCashSurplus = async (deps: FeatureDeps, signal: AbortSignal): Promise<CashSurplus> => {
  const { active, balance, interest } = unwrap(
    await deps.calls.send(cashSurplusCheck, moneyPayload(deps), { signal, silent: true }),
  );
  return { isActive: active, balance, interest };
};
