import { readdirSync, readFileSync } from 'node:fs';
import { beginningOf } from '../../packages/sandbox/src/scenarios/refusals.ts';
import { calls } from '../../packages/contract/src/registry/calls.ts';
import type { AnyCall } from '../../packages/contract/src/calls/endpoint.ts';
import { again, OTHER, WORDS, type CallPart, type CallsOfPage } from './outcomes.ts';
import { agents } from './pages/agents.ts';
import { content } from './pages/content.ts';
import { games } from './pages/games.ts';
import { identity } from './pages/identity.ts';
import { memberCentre } from './pages/member-centre.ts';
import { money } from './pages/money.ts';
import { playerProtection } from './pages/player-protection.ts';
import { rewards } from './pages/rewards.ts';

/** Reference that the table of codes is written into. */
export const tableFile = new URL('../../docs/reference/codes.md', import.meta.url);

const localeFolder = new URL('../../packages/core/src/i18n/locales/en_US/', import.meta.url);

/** A code of a call and its effect for a visitor. */
export interface CodeLine {
  /** `others` for all codes that the contract does not list. */
  readonly code: string;
  /** The platform's meaning, from the contract. */
  readonly meaning: string;
  /** Key of the text; null for the platform's message, '' for none. */
  readonly key: string | null;
  /** English text of the key; '' when it has none. */
  readonly text: string;
  /** Place of the message, and other effects. */
  readonly effect: string;
}

/** Lines of the reference for one call. */
export interface CallCodes {
  readonly page: string;
  readonly title: string;
  readonly call: AnyCall;
  readonly lines: readonly CodeLine[];
}

const pages = [identity, games, money, memberCentre, playerProtection, rewards, agents, content];

/** Heading for calls without a page of their own. */
const OTHERS = 'Other screens';

const texts: ReadonlyMap<string, string> = new Map(
  readdirSync(localeFolder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const found: unknown = JSON.parse(readFileSync(new URL(file, localeFolder), 'utf8'));
      return typeof found === 'object' && found !== null ? Object.entries(found) : [];
    })
    .map(([key, text]) => [key, String(text)]),
);

const linesOf = ({ call, outcome }: CallPart): readonly CodeLine[] =>
  [...Object.entries(call.codes), [OTHER, 'Any other code.'] as const].map(([code, meaning]) => {
    const { key, effect } = outcome(code);
    const text = key === null || key === '' ? '' : (texts.get(key) ?? '');
    return { code: code === OTHER ? 'others' : code, meaning, key, text, effect };
  });

/**
 * Calls of the platform without a page in this table: those of generated screens, which report that they could not be
 * loaded. A call with its own codes needs a page.
 */
function others(known: Readonly<Record<string, AnyCall>>): CallsOfPage {
  const told = new Set(pages.flatMap(({ parts }) => parts.map(({ call }) => call.name)));
  const untold = Object.values(known).filter(
    ({ base, name, codes }) => base === 'api' && !told.has(name) && Object.keys(codes).length === 0,
  );
  return { title: OTHERS, parts: untold.map((call) => again(call.summary.replace(/\.$/, ''), call)) };
}

/** Every code of the platform's calls with its effect, read from the maps that the site itself uses. */
export function allCodes(known: Readonly<Record<string, AnyCall>> = calls): readonly CallCodes[] {
  return [...pages, others(known)].flatMap(({ title: page, parts }) =>
    parts.map((part) => ({ page, title: part.title, call: part.call, lines: linesOf(part) })),
  );
}

const cell = (text: string) => text.replaceAll('|', '\\|');
const textCell = (key: string | null) => (key === null ? WORDS : key === '' ? '–' : `\`${key}\``);
const pathOf = ({ path }: AnyCall) => `\`/api${path}\``;

const section = ({ title, call, lines }: CallCodes): string => {
  const beginning = beginningOf(call);
  const scenario = beginning === undefined ? '' : ` · scenarios \`${beginning}-refused-{code}\``;
  const rows = lines.map(
    ({ code, meaning, key, effect }) => `| ${code} | ${cell(meaning)} | ${cell(textCell(key))} | ${cell(effect)} |`,
  );
  const head = ['| code | meaning | text | effect |', '| --- | --- | --- | --- |'];
  return [`### ${title}`, '', `${pathOf(call)}${scenario}`, '', ...head, ...rows].join('\n');
};

/** Calls without codes of their own share a table: every refusal has the same effect. */
const plainTable = (plain: readonly CallCodes[]): string => {
  const rows = plain.flatMap(({ title, call, lines }) =>
    lines.map(({ key, effect }) => `| ${title} | ${pathOf(call)} | ${cell(textCell(key))} | ${cell(effect)} |`),
  );
  const head = ['| data | call | text | effect of any code |', '| --- | --- | --- | --- |'];
  return ['### Calls without codes of their own', '', ...head, ...rows].join('\n');
};

const hasCodes = ({ call }: CallCodes) => Object.keys(call.codes).length > 0;

/** The current content of the table. */
export function codesTable(codes: readonly CallCodes[] = allCodes()): string {
  const titles = [...pages.map(({ title }) => title), OTHERS];
  const sections = titles.flatMap((title) => {
    const own = codes.filter(({ page }) => page === title);
    if (own.length === 0) return [];
    const plain = own.filter((one) => !hasCodes(one));
    const parts = [...own.filter(hasCodes).map(section), ...(plain.length > 0 ? [plainTable(plain)] : [])];
    return [[`## ${title}`, ...parts].join('\n\n')];
  });
  return `# Codes of the calls

Written by \`npm run docs:api\` from the code maps; do not edit. Every call of the platform is here with the codes that the contract names, their text and their effect. Success is 100 or 1000 everywhere. Where the platform has no words, a generic text with the code is shown. Registrations, the check of a field, a registration by an agent and the details go by \`codeFull\`, and by \`code\` where there is none.

401, as a code or as the HTTP status, ends the login wherever it comes from. Calls that the contract proposes may be answered with 404 by a platform that does not have them. No answer, an answer that is none, and HTTP 429 have texts of their own (\`error_network\`, \`error_timeout\`, \`error_generic\`, \`error_too_often\`). One event has a code: 957 of \`forward_game.status\` ends the running game with a message that transfers are disabled.

Each code is a scenario of the sandbox ([how to](../how-to/run-the-sandbox.md)): its name is above the table, with \`555\` for any other code. Calls without codes of their own are refused by \`refused@{path}\`.

${sections.join('\n\n')}
`;
}
