import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTokens } from '../../packages/ui/src/theme/token-files/readTokens.ts';
import { TokensError } from '../../packages/ui/src/theme/token-files/token-fault.ts';
import { updateTokens } from './update-tokens.ts';

/** A request of the Theme Lab: the used parts of an HTTP request. */
export interface LabRequest {
  readonly method: string;
  /** The path behind `/theme-lab/sites`. */
  readonly path: string;
  /** Headers `origin`, `host`, `content-type`, `sec-fetch-site`, `if-match`. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** The answer: its status and text. */
export interface LabAnswer {
  readonly status: number;
  readonly text: string;
}

/** Longest accepted file, in characters; the reader of tokens has the same limit. */
export const MAX = 500_000;

/** Whether the request comes from Storybook's own page: no other page may write into the workspace. */
function isOwn({ headers }: LabRequest): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  // A page with an opaque origin sends `null`.
  const own = origin === undefined || (typeof origin === 'string' && URL.parse(origin)?.host === host);
  return own && (site === undefined || site === 'same-origin');
}

const siteName = (config: string): string => /SITE_NAME: (['"])(.*?)\1/.exec(config)?.[2] ?? '';

/** The sites of the workspace. */
const sitesOf = (root: string): readonly { readonly id: string; readonly name: string }[] =>
  readdirSync(join(root, 'sites'))
    .filter((id) => existsSync(join(root, 'sites', id, 'site.config.ts')))
    .map((id) => ({ id, name: siteName(readFileSync(join(root, 'sites', id, 'site.config.ts'), 'utf8')) }));

/** A site's own theme. */
export interface SiteThemeSource {
  /** Value of `data-theme` in Storybook; in the sites themselves every such theme is named `site`. */
  readonly name: string;
  /** The site's id and name, for people. */
  readonly title: string;
  /** Its source file, absolute: `theme.css.ts`, or a tokens file that no such file reads yet. */
  readonly file: string;
}

/** The own themes of the sites in the workspace; a site with a built-in theme has none. */
export function siteThemeSources(root: string): readonly SiteThemeSource[] {
  return sitesOf(root).flatMap(({ id, name }) => {
    const files = ['theme.css.ts', 'theme.tokens.json'].map((file) => join(root, 'sites', id, file));
    const file = files.find((path) => existsSync(path));
    return file ? [{ name: `site-${id}`, title: `${id} · ${name}`, file }] : [];
  });
}

const guide = 'docs/how-to/change-a-theme.md, “Give a site a theme from a design tool”';
/** The code of a file without its comments; blank if it does not exist. */
const codeOf = (file: string): string =>
  existsSync(file)
    ? readFileSync(file, 'utf8').replaceAll(
        /((['"`])(?:\\.|(?!\2)[^\\])*\2)|\/\*[^]*?\*\/|\/\/.*/g,
        (_, text: string | undefined) => text ?? '',
      )
    : '';

/** Reason why the site would not show a saved `theme.tokens.json`; blank if it would. */
function unreadBecause(folder: string): string {
  const config = codeOf(join(folder, 'site.config.ts'));
  const theme = codeOf(join(folder, 'theme.css.ts'));
  const builtIn = /\btheme: (['"])(?!site\1)(.*?)\1/.exec(config)?.[2];
  if (builtIn !== undefined)
    return `Its site.config.ts names the built-in theme ${builtIn}. A saved theme.tokens.json changes nothing until it says theme: 'site' and a theme.css.ts reads the file: ${guide}.`;
  if (/\bfrom (['"])\.\/theme\.tokens\.json\1/.test(theme)) return '';
  const does = theme.includes('deriveTheme(') ? 'derives its theme from brand colours' : 'makes its theme itself';
  return theme === ''
    ? `It has no theme.css.ts. A saved theme.tokens.json changes nothing until one reads it: ${guide}.`
    : `Its theme.css.ts ${does}. A saved theme.tokens.json lies beside it and changes nothing until theme.css.ts reads the file instead: ${guide}.`;
}

/** The effect of a save, described before it happens. */
export interface LabPlan {
  /** Hash of the site's current file. A save must contain it, so that later changes are never overwritten. */
  readonly tag: string;
  /** Losses, a line each; empty when all existing values stay. */
  readonly lost: readonly string[];
  /** True if the current file is not a readable theme and would be replaced; `lost` gives the reason. */
  readonly whole: boolean;
}

interface Planned extends LabPlan {
  readonly text: string;
  /** The content of the file after the save. */
  readonly done: string;
}

const counted = (count: number): string => `${count} ${count === 1 ? 'value' : 'values'}`;

/** The file of a site with a theme in it, and the losses of its current content. */
function planOf(folder: string, site: string, body: string): Planned {
  const file = join(folder, 'theme.tokens.json');
  const name = `sites/${site}/theme.tokens.json`;
  const wanted = parseTokens(body);
  if (!existsSync(file))
    return { tag: 'none', lost: [], whole: false, text: body, done: `${name} is written. It is new.` };
  const there = readFileSync(file, 'utf8');
  const tag = createHash('sha256').update(there).digest('hex');
  try {
    const { text, written, freed } = updateTokens(there, wanted, /"base"\s*:\s*"(\w+)"/.exec(body)?.[1]);
    const done =
      written.length === 0
        ? `${name} holds this theme already.`
        : `${name} is written: ${counted(written.length)} changed, the rest of the file is as it was.`;
    return { tag, lost: freed, whole: false, text, done };
  } catch (error) {
    if (!(error instanceof TokensError)) throw error;
    return { tag, lost: error.lines, whole: true, text: body, done: `${name} is written. What was there is replaced.` };
  }
}

/**
 * Answers the Theme Lab: `GET` lists the sites, `POST /<site>` describes the effect of a save, `PUT /<site>` saves. Only a
 * valid theme is written, only into an existing site, and only for Storybook's own pages. The site's `theme.tokens.json`
 * keeps everything but the changed values (`updateTokens`).
 * @param root the workspace
 */
export function answerLab(root: string, request: LabRequest): LabAnswer {
  try {
    return answerOf(root, request);
  } catch (error) {
    if (error instanceof TokensError) return { status: 422, text: error.lines.join('\n') };
    // E.g. a full disk. The development server continues.
    return { status: 500, text: `Nothing could be saved: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function answerOf(root: string, request: LabRequest): LabAnswer {
  if (!isOwn(request)) return { status: 403, text: 'Only the Theme Lab itself may ask.' };
  const { method, headers, path, body } = request;
  const sites = sitesOf(root);
  const folderOf = (id: string): string => join(root, 'sites', id);
  if (method === 'GET' && /^\/?$/.test(path)) {
    const told = sites.map(({ id, name }) => ({ id, name, unread: unreadBecause(folderOf(id)) }));
    return { status: 200, text: JSON.stringify(told) };
  }
  if (method !== 'PUT' && method !== 'POST') return { status: 405, text: 'Ask with GET, POST or PUT.' };
  if (headers['content-type'] !== 'application/json') return { status: 415, text: 'Send application/json.' };
  const site = sites.find(({ id }) => `/${id}` === path);
  if (!site) return { status: 404, text: `There is no such site. Known: ${sites.map(({ id }) => id).join(', ')}.` };
  const { tag, lost, whole, text, done } = planOf(folderOf(site.id), site.id, body);
  if (method === 'POST') return { status: 200, text: JSON.stringify({ tag, lost, whole } satisfies LabPlan) };
  if (headers['if-match'] !== tag)
    return { status: 412, text: 'The file in the site is another one by now. Nothing is written; save again.' };
  writeFileSync(join(folderOf(site.id), 'theme.tokens.json'), text);
  const unread = unreadBecause(folderOf(site.id));
  return { status: 200, text: unread === '' ? done : `${done} ${unread}` };
}
