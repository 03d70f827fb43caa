import { PAGES, type HideableLink } from '@housefront/contract/pages';
import { hasFeature, type FeatureName, type ShownConfig } from '@housefront/contract/site-shown';
import type { AccountIcon } from '@housefront/ui/views';
import type { Capabilities } from '../extension.ts';
import { paths } from '../paths.ts';

/** An entry of a window's menu in its declaration. */
export interface DeclaredEntry {
  /** Section id in the address, or id of the link. */
  readonly id: string;
  readonly icon: AccountIcon;
  /** Message key. */
  readonly label: string;
}

interface MenuEntry extends DeclaredEntry {
  /** Name under which a site hides it; sections have theirs in the table of pages. */
  readonly link?: HideableLink;
  /** Capabilities of which the site needs one to show it. */
  readonly capabilities?: readonly (keyof Capabilities)[];
  /** Link target if it is not a section of this window. */
  readonly href?: string;
}

const links = [
  { id: 'APPDownload', icon: 'app', label: 'account.app_download', link: PAGES.app.hiddenBy, href: paths.app() },
  { id: 'applyAgent', icon: 'agent', label: 'account.apply_agent', link: 'applyAgent', href: paths.agent('Plan') },
  { id: 'agentCentre', icon: 'agent', label: 'account.agent_centre', href: paths.agent() },
] as const satisfies readonly MenuEntry[];

const groups = [
  {
    id: 'account_info',
    label: 'account.group_info',
    entries: [
      { id: 'Info', icon: 'person', label: 'account.info' },
      { id: 'Security', icon: 'security', label: 'security.title' },
    ],
  },
  {
    id: 'my_wallet',
    label: 'account.group_wallet',
    entries: [{ id: 'MyWallet', icon: 'wallet', label: 'account.my_wallet' }],
  },
  {
    id: 'info_center',
    label: 'account.group_news',
    entries: [
      { id: 'Announcement', icon: 'news', label: 'account.announcements' },
      { id: 'Letter', icon: 'letter', label: 'letters.title' },
      { id: 'BankNotices', icon: 'bank', label: 'account.bank_notices' },
    ],
  },
  {
    id: 'fund_management',
    label: 'account.group_funds',
    entries: [
      { id: 'Deposit', icon: 'deposit', label: 'account.deposit' },
      { id: 'Withdrawal', icon: 'withdrawal', label: 'account.withdrawal' },
      { id: 'BindAccount', icon: 'card', label: 'account.bind_account' },
    ],
  },
  // Only a site with a profile has these sections.
  {
    id: 'safer_play',
    label: 'protection.title',
    entries: [
      { id: 'Limits', icon: 'limit', label: 'limits.title', capabilities: ['limits'] },
      { id: 'RealityCheck', icon: 'records', label: 'reality_check.title', capabilities: ['realityCheck'] },
      { id: 'Breaks', icon: 'security', label: 'pauses.title', capabilities: ['breaks', 'exclusions'] },
      { id: 'Activity', icon: 'records', label: 'activity.title', capabilities: ['zone'] },
      { id: 'Choices', icon: 'letter', label: 'choices.title', capabilities: ['marketing', 'fundsNotice'] },
    ],
  },
  {
    id: 'transaction_record',
    label: 'account.group_records',
    entries: [
      { id: 'Transaction', icon: 'transfer', label: 'account.transaction' },
      { id: 'DWRecord', icon: 'records', label: 'account.dw_record' },
    ],
  },
  {
    id: 'recommend_award',
    label: 'recommend.group',
    entries: [
      { id: 'RecommendProject', icon: 'gift', label: 'recommend.project' },
      { id: 'RecommendRecord', icon: 'records', label: 'recommend.records' },
      { id: 'RecommendMemberSearch', icon: 'people', label: 'recommend.members' },
    ],
  },
  { id: 'links', label: 'account.group_more', entries: links },
] as const;

type Group = (typeof groups)[number];
type Entry = Group['entries'][number];

/** A section of the member centre, as in addresses (MEM-09x). */
export type MemberSection = Exclude<Entry, { readonly href: string }>['id'];

/** A main entry of the menu with its sub entries. */
export interface MenuGroup {
  readonly id: Group['id'];
  /** Message key. */
  readonly label: Group['label'];
  readonly entries: readonly (Entry & Pick<MenuEntry, 'href'>)[];
}

const sections: Readonly<Record<string, HideableLink | undefined>> = PAGES.member.sections;

const sectionFeatures: Readonly<Record<string, FeatureName | undefined>> = PAGES.member.sectionFeatures;

function isShown(
  { id, link = sections[id], capabilities: needed }: MenuEntry,
  { hidden, features = {}, security, capabilities = {} }: MenuParts,
): boolean {
  if (needed?.every((name) => capabilities[name] === undefined)) return false;
  if (id === 'Security' && security !== true) return false;
  const feature = sectionFeatures[id];
  return (link === undefined || !hidden.includes(link)) && (feature === undefined || hasFeature({ features }, feature));
}

/** Settings of site and platform that remove entries of the menu. */
export interface MenuParts {
  /** Links that the site hides. */
  readonly hidden: readonly string[];
  /** Features that the site has not. */
  readonly features?: ShownConfig['features'];
  /** Whether the site has settings of the sign-in beside the password (PLT-01). */
  readonly security?: boolean;
  /** Capabilities that the site has. */
  readonly capabilities?: Readonly<Partial<Record<keyof Capabilities, unknown>>> | undefined;
  /** Whether members can recommend the site (MEM-15). */
  readonly recommending: boolean;
  /** The member has the rights of an agent and cannot apply any more (AGT-01). */
  readonly agent?: boolean;
}

/** The menu of the member centre without hidden entries, and without groups that are empty then (SITE-17x). */
export const memberMenu = (parts: MenuParts): readonly MenuGroup[] =>
  groups
    .filter(({ id }) => parts.recommending || id !== 'recommend_award')
    .map(({ id, label, entries }) => ({
      id,
      label,
      entries: entries.filter(
        (entry) => isShown(entry, parts) && entry.id !== (parts.agent ? 'applyAgent' : 'agentCentre'),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);

/** All entries of a menu, in order. */
export const entriesOf = (menu: readonly MenuGroup[]): MenuGroup['entries'] => menu.flatMap(({ entries }) => entries);

/** Resolves a section of an address; Info for an unknown or hidden one (SHELL-05). */
export function memberSection(named: string | undefined, parts: MenuParts): MemberSection {
  const wanted = named?.toLowerCase();
  const found = entriesOf(memberMenu(parts)).find((entry) => !('href' in entry) && entry.id.toLowerCase() === wanted);
  return found === undefined || 'href' in found ? 'Info' : found.id;
}
