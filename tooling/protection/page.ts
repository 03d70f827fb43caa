import {
  PROFILES,
  type ProfileName,
  type Protection,
} from '../../packages/contract/src/rules/protection/protection.ts';
import { sources } from './sources.ts';

/** Reference that the profiles are written into. */
export const pageFile = new URL('../../docs/protection.md', import.meta.url);

type Capability = keyof Protection;
type LimitKey = NonNullable<Protection['limits']>['keys'][number];

// The tables are typed by the capabilities.
const capabilities = Object.keys(sources) as readonly Capability[];
const profiles = Object.keys(PROFILES) as readonly ProfileName[];

const isLimitKey = (value: object): value is LimitKey => 'kind' in value && 'period' in value;

/** A value in a few words. */
function words(value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return listed(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (isLimitKey(value)) return `${value.kind} ${value.period}`;
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${words(inner)}`)
    .join('; ');
}

/** A list; limits of one kind are put together: `deposit day, week, month`. */
function listed(list: readonly unknown[]): string {
  const kinds = new Map<string, string[]>();
  for (const entry of list) {
    const limit = typeof entry === 'object' && entry !== null && isLimitKey(entry) ? entry : undefined;
    const [kind, text] = limit ? [limit.kind, limit.period] : ['', words(entry)];
    kinds.set(kind, [...(kinds.get(kind) ?? []), text]);
  }
  return [...kinds].map(([kind, texts]) => `${kind} ${texts.join(', ')}`.trim()).join('; ');
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(row)].join('\n');

function valueOf(profile: ProfileName, capability: Capability): string {
  const values: Partial<Record<Capability, unknown>> = PROFILES[profile];
  const value = values[capability];
  if (value === undefined) return '';
  return words(value) + (sources[capability].confirm?.includes(profile) === true ? ' [c]' : '');
}

/** The page about player protection, as Markdown. */
export const protectionPage = (): string => `# Player protection

Licensed markets ask for limits, breaks, self-exclusion, a reality check and more. A site gets them by one key of its config,
[\`protection\`](reference/site-config.md#protection), which names a profile. A profile is a row of values; no code asks for a
country. \`pnpm docs:api\` writes this page from [protection.ts](../packages/contract/src/rules/protection/protection.ts) and
[sources.ts](../tooling/protection/sources.ts).

**The kit claims no conformity with any rule.** Rules change, and some were read in secondary sources only. Before a site goes
live, the operator has each value confirmed by counsel, above all those marked [c], and each empty cell: it means "not asked, or
not known", and nothing was guessed.

- [What the platform has to do](reference/player-protection.md): it decides and enforces; a site shows, asks and blocks early.
- Values of a site replace those of its profile, each with the days on which it holds if need be:
  \`values: { age: { dated: [{ value: 18, until: '2026-12-31' }, { value: 21, from: '2027-01-01' }] } }\`. Days begin in the zone
  of the profile, by the platform's clock. \`null\` takes a value away.
- Every amount is given in each currency of the site, or the site does not build: the message names profile, amount and currency.
  An authority names an amount in its own currency; the profiles have amounts beside it that are worth no more at the rates of
  2026-01, in [protection-worth.ts](../packages/contract/src/rules/protection/protection-worth.ts). Confirm them, or offer fewer currencies. Amounts of
  the site replace those of a capability, by the codes that visitors see:
  \`values: { overall: { EUR: '100000', NOK: '1100000' } }\`.
- Texts of the licence, official marks, helplines and registers come from the config. The marks of the demo are drawn
  placeholders: put the files of the authority into the folder \`public\` of the site.
- A site without this key, or with the profile \`none\`, loads nothing of it.

## Capabilities
${table(
  ['capability', 'effect', 'clause', 'the platform', 'rows'],
  capabilities.map((name) => {
    const { effect, clause, platform, rows } = sources[name];
    return [`\`${name}\``, effect, clause, platform, rows];
  }),
)}

## Values by profile
[c] was read in a secondary source only. Amounts are minor units.

${profiles
  .map((profile) =>
    [
      `### \`${profile}\``,
      '',
      table(
        ['capability', 'value'],
        capabilities.flatMap((name) => {
          const value = valueOf(profile, name);
          return value === '' ? [] : [[`\`${name}\``, value]];
        }),
      ),
    ].join('\n'),
  )
  .join('\n\n')}

## In every profile
| part | rows |
|---|---|
| licence, account number, public register and helpline on every page | RG-01 |
| page of safer gambling with all tools, one click from every page | RG-04, RG-45 |
| history with totals, filters and export | RG-07 |
| lowering a limit counts at once | RG-16 |
| texts that never urge to go on, checked in all languages | RG-28 |
| state of checks by the platform, which never stops withdrawals | RG-41 |
`;
