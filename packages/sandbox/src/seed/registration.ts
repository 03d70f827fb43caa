import type { CurrencyRow } from '@housefront/contract/currency';
import { wireNames } from '@housefront/contract/rules';

/** Flags of a settings entry: d displayed, r required, u unique, v needs verification, m in the member centre. */
type Marks = string;

/** Default settings, for currencies without their own. */
const plain = [
  [wireNames.memberAccount, 'dru'],
  [wireNames.password, 'dr'],
  ['member_confirm_password', 'dr'],
  [wireNames.memberName, 'dm'],
  [wireNames.memberEmail, 'drum'],
  [wireNames.memberAgent, 'd'],
  [wireNames.recommendCode, 'd'],
  ['member_captcha', 'dr'],
] as const;

/** Settings of the registration form per currency: entries in the order of the form, each with its flags. */
const forms: Readonly<Record<string, readonly (readonly [name: string, marks: Marks])[]>> = {
  RMB: [
    [wireNames.memberAccount, 'dru'],
    [wireNames.password, 'dr'],
    ['member_confirm_password', 'dr'],
    [wireNames.memberName, 'drm'],
    [wireNames.memberPhone, 'druvm'],
    [wireNames.memberWechat, 'dm'],
    [wireNames.memberQq, 'dum'],
    [wireNames.memberTelegram, 'dm'],
    [wireNames.memberAgent, 'd'],
    [wireNames.recommendCode, 'd'],
    ['member_captcha', 'dr'],
  ],
  VND: [
    [wireNames.memberAccount, 'dru'],
    [wireNames.password, 'dr'],
    [wireNames.memberName, 'drum'],
    [wireNames.memberPhone, 'drum'],
    [wireNames.memberBirthday, 'drm'],
    [wireNames.memberZalo, 'dum'],
    [wireNames.memberFb, 'dm'],
    [wireNames.memberAgent, 'd'],
    [wireNames.recommendCode, 'd'],
    ['member_captcha', 'dr'],
  ],
  USD: [
    [wireNames.memberAccount, 'dru'],
    [wireNames.memberEmail, 'drum'],
    [wireNames.password, 'dr'],
    ['member_confirm_password', 'dr'],
    [wireNames.memberName, 'dm'],
    [wireNames.memberBirthday, 'dm'],
    [wireNames.memberWhatsApp, 'dum'],
    [wireNames.memberTelegram, 'dum'],
    [wireNames.identityId, 'dum'],
    [wireNames.memberOthers, 'dm'],
    [wireNames.withdrawPassword, 'dr'],
    [wireNames.memberAgent, 'd'],
    [wireNames.recommendCode, 'd'],
    ['member_captcha', 'dr'],
  ],
  THB: plain,
  JPY: plain,
  INR: plain,
  BDT: plain,
};

const settingOf = (currency: string, name: string, marks: Marks) => ({
  name,
  currency,
  is_display: marks.includes('d'),
  is_required: marks.includes('r'),
  is_unique: marks.includes('u'),
  is_member_center: marks.includes('m'),
  is_verification: marks.includes('v'),
  is_member_center_verification: name === wireNames.memberPhone && marks.includes('v'),
});

/** All entries of the registration settings of the kit's currencies. */
export const registerSettings = Object.entries(forms).flatMap(([currency, entries]) =>
  entries.map(([name, marks]) => settingOf(currency, name, marks)),
);

/** All entries, with the default ones of the sites' own currencies. */
export const registerSettingsOf = ({
  currencies,
}: {
  readonly currencies: { readonly own: readonly CurrencyRow[] };
}) => [
  ...registerSettings,
  ...currencies.own
    .filter(({ wire }) => !Object.hasOwn(forms, wire))
    .flatMap(({ wire }) => plain.map(([name, marks]) => settingOf(wire, name, marks))),
];

/**
 * Sites whose phones have exactly ten digits in every currency: those whose own config sets `phoneTenDigits`. The wire has no
 * field for it, so both sides are configured (REG-49x).
 */
export const tenDigitSites: readonly number[] = [];

/** An agent who can refer members. */
export interface SeedAgent {
  readonly id: string;
  /** Currency of members whom the agent refers. */
  readonly currency: string;
  readonly active: boolean;
}

/** Agents of the back office; 7004 has been disabled. */
export const agents: readonly SeedAgent[] = [
  { id: '7001', currency: 'RMB', active: true },
  { id: '7002', currency: 'VND', active: true },
  { id: '7003', currency: 'USD', active: true },
  { id: '7004', currency: 'RMB', active: false },
];

/** A code by which a member recommends the site. */
export interface SeedRecommendCode {
  readonly code: string;
  readonly owner: string;
  /** `muted`: the owner may no longer refer members. `disabled`: the code itself was withdrawn. */
  readonly state: 'active' | 'muted' | 'disabled';
}

/** Codes of members; matched case-insensitively. */
export const recommendCodes: readonly SeedRecommendCode[] = [
  { code: 'LUCKY88', owner: 'lucky88', state: 'active' },
  { code: 'RIVER77', owner: 'river77', state: 'active' },
  { code: 'SAKURA6', owner: 'sakura6', state: 'active' },
  { code: 'MUTED01', owner: 'frozen1', state: 'muted' },
  { code: 'GONE001', owner: 'closed1', state: 'disabled' },
];

/** Hosts that belong to an agent, without port. */
export const agentDomains: Readonly<Record<string, { readonly agentId: string; readonly currency: string }>> = {
  'rmb.agents.localhost': { agentId: '7001', currency: 'RMB' },
  'vnd.agents.localhost': { agentId: '7002', currency: 'VND' },
  'usd.agents.localhost': { agentId: '7003', currency: 'USD' },
};

/** Refused values. Compared without case and blanks. */
export const blacklist = {
  names: ['黑名单', 'BLACKLISTED', 'Mallory Black'],
  /** Whole addresses, or domains with their @. */
  emails: ['mallory@example.org', '@throwaway.test'],
  phones: ['13900000000', '0900000000'],
  /** Refused addresses, from the documentation range. */
  addresses: ['203.0.113.66'],
} as const;
