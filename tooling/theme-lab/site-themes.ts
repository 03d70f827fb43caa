import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTokens } from '../../packages/ui/src/theme/tokens/readTokens.ts';
import { TokensError } from '../../packages/ui/src/theme/tokens/token-fault.ts';

/** What the Theme Lab asked for: the lines of an HTTP request that matter. */
export interface LabRequest {
  readonly method: string;
  /** The path behind `/theme-lab/sites`. */
  readonly path: string;
  /** Headers `origin`, `host`, `content-type`, `sec-fetch-site`. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** The answer: its status and text. */
export interface LabAnswer {
  readonly status: number;
  readonly text: string;
}

/** Longest file that is taken, in characters; the reader of tokens has the same limit. */
export const MOST = 500_000;

/** Whether a page of Storybook itself asks: no other page of the browser may write into the workspace. */
function isOwn({ headers }: LabRequest): boolean {
  const origin = typeof headers['origin'] === 'string' ? URL.parse(headers['origin']) : null;
  const site = headers['sec-fetch-site'];
  return (origin === null || origin.host === headers['host']) && (site === undefined || site === 'same-origin');
}

const siteName = (config: string): string => /SITE_NAME: (['"])(.*?)\1/.exec(config)?.[2] ?? '';

/** The sites of the workspace. */
const sitesOf = (root: string): readonly { readonly id: string; readonly name: string }[] =>
  readdirSync(join(root, 'sites'))
    .filter((id) => existsSync(join(root, 'sites', id, 'site.config.ts')))
    .map((id) => ({ id, name: siteName(readFileSync(join(root, 'sites', id, 'site.config.ts'), 'utf8')) }));

/** A theme that a site has of its own. */
export interface SiteThemeSource {
  /** Value of `data-theme` in Storybook: the sites' own pages call every such theme `site`. */
  readonly name: string;
  /** The site's id and name, for people. */
  readonly title: string;
  /** The file that makes it, absolute: `theme.css.ts`, or a tokens file that no such file reads yet. */
  readonly file: string;
}

/** The themes that the sites of the workspace have of their own; a site in a built-in theme has none. */
export function siteThemeSources(root: string): readonly SiteThemeSource[] {
  return sitesOf(root).flatMap(({ id, name }) => {
    const files = ['theme.css.ts', 'theme.tokens.json'].map((file) => join(root, 'sites', id, file));
    const file = files.find((path) => existsSync(path));
    return file ? [{ name: `site-${id}`, title: `${id} · ${name}`, file }] : [];
  });
}

/** What a site still needs for its `theme.tokens.json` to be its theme; nothing when it reads the file. */
function stillNeeds(folder: string): string {
  const theme = join(folder, 'theme.css.ts');
  const reads = existsSync(theme) && readFileSync(theme, 'utf8').includes('theme.tokens.json');
  return reads ? '' : ' It does not read the file yet: docs/how-to/change-a-theme.md shows its theme.css.ts.';
}

/**
 * Answers the Theme Lab: `GET` lists the sites, `PUT /<site>` writes the body as the site's `theme.tokens.json`. Only a file that
 * is a theme is written, only into a site that there is, and only for Storybook's own pages.
 * @param root the workspace
 */
export function answerLab(root: string, request: LabRequest): LabAnswer {
  try {
    return answerOf(root, request);
  } catch (error) {
    // A disk that is full, say. The development server goes on for everybody else.
    return { status: 500, text: `Nothing could be saved: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function answerOf(root: string, request: LabRequest): LabAnswer {
  if (!isOwn(request)) return { status: 403, text: 'Only the Theme Lab itself may ask.' };
  const sites = sitesOf(root);
  if (request.method === 'GET' && /^\/?$/.test(request.path)) return { status: 200, text: JSON.stringify(sites) };
  if (request.method !== 'PUT') return { status: 405, text: 'Ask with GET or PUT.' };
  if (request.headers['content-type'] !== 'application/json') return { status: 415, text: 'Send application/json.' };
  const site = sites.find(({ id }) => `/${id}` === request.path);
  if (!site) return { status: 404, text: `There is no such site. Known: ${sites.map(({ id }) => id).join(', ')}.` };
  try {
    parseTokens(request.body);
  } catch (error) {
    if (!(error instanceof TokensError)) throw error;
    return { status: 422, text: error.lines.join('\n') };
  }
  const folder = join(root, 'sites', site.id);
  writeFileSync(join(folder, 'theme.tokens.json'), request.body);
  return { status: 200, text: `sites/${site.id}/theme.tokens.json is written.${stillNeeds(folder)}` };
}
