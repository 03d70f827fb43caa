import { chunkNameOf, chunkNames, followsEveryPage } from '../../packages/app/src/vite/chunks/chunks.ts';
import { comesLater } from '../../packages/app/src/vite/chunks/first-page.ts';
import { budgets, homeBudget, homeStyleBudget, routeBudget, targets } from './budgets.ts';
import { chunkCircle, pageModules, pageSize, taskSizes, templateFolder, templatesOf, type BuiltSite } from './site.ts';

/** A requirement that a built site fails, or a measured figure within its budget. */
export interface Finding {
  readonly ok: boolean;
  readonly text: string;
}

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const within = (what: string, bytes: number, budget: number): Finding => ({
  ok: bytes <= budget,
  text: `${what}: ${kilo(bytes)} of ${kilo(budget)}`,
});

/** Whether a module belongs to player protection, which a site without a profile does not load (RG-37x). */
const isOfProtection = (module: string): boolean => /^(?:app|core|contract)\/(?:.*\/)?protection\b/.test(module);

/** Whether a module belongs to recent wins and jackpots, of which the build of a site without them has nothing (ENG-01). */
const isOfLive = (module: string): boolean =>
  /^(?:app\/screens\/home\/(?:LivePlace|live\/)|core\/features\/(?:wins|jackpots)\/|ui\/patterns\/(?:WinFeed|JackpotRow)\/)/.test(
    module,
  );

/** Whether a module belongs to facets of lists, of which the build of a site without them has nothing (LOB-02). */
const isOfFacets = (module: string): boolean =>
  /^(?:app\/screens\/slot-list\/lobby\/|ui\/patterns\/LobbyFacets\/)/.test(module);

const isDesktop = (folder: string) => folder.startsWith('desktop') || folder === '_desktop';

/** Checks that a built site has the chunks whose names its build relies on. */
export function checkChunkNames({ modules }: Pick<BuiltSite, 'modules'>): Finding {
  const built = new Set(Object.keys(modules).map(chunkNameOf));
  const missing = chunkNames.filter((name) => !built.has(name));
  return {
    ok: missing.length === 0,
    text:
      missing.length === 0
        ? 'chunks have their names'
        : `no chunk is called ${missing.join(', ')} (vite/chunks/chunks.ts)`,
  };
}

/** Checks a built site: only its templates inside (TPL-02), no desktop code on a phone, sizes within budget (PRF-01). */
export function checkBuiltSite(
  site: BuiltSite,
  config: {
    readonly templates: readonly string[];
    readonly routes: readonly string[];
    /** Whether the site shows recent wins or jackpots. */
    readonly isLive?: boolean;
    /** Whether lists of the site have facets. */
    readonly hasFacets?: boolean;
    /** Whether the site has a profile of player protection. */
    readonly isProtected: boolean;
  },
): Finding[] {
  const findings: Finding[] = [];
  const folders = new Set(
    Object.values(site.modules)
      .flat()
      .map(templateFolder)
      .filter((folder) => folder !== null),
  );
  const live = config.isLive === true ? [] : Object.values(site.modules).flat().filter(isOfLive);
  if (live.length > 0)
    findings.push({ ok: false, text: `wins and jackpots without their keys in the config: ${live.join(', ')}` });
  const facets = config.hasFacets === true ? [] : Object.values(site.modules).flat().filter(isOfFacets);
  if (facets.length > 0)
    findings.push({ ok: false, text: `facets without their key in the config: ${facets.join(', ')}` });
  const strangers = [...folders].filter((folder) => !folder.startsWith('_') && !config.templates.includes(folder));
  findings.push({
    ok: strangers.length === 0,
    text:
      strangers.length === 0
        ? `templates inside: ${templatesOf(site).join(', ')}`
        : `holds unused templates: ${strangers.join(', ')}`,
  });
  const hints = Object.entries(site.modules).filter(([, modules]) =>
    modules.some((module) => module.includes('/primitives/dev/')),
  );
  findings.push({
    ok: hints.length === 0,
    text:
      hints.length === 0
        ? 'no warnings for developers'
        : `warnings for developers in ${hints.map(([file]) => file).join(', ')}`,
  });
  const circle = chunkCircle(site);
  findings.push({
    ok: circle === null,
    text: circle ? `chunks import each other: ${circle.join(' → ')}` : 'no chunks import each other',
  });
  findings.push(within('scripts of the largest task of a start', Math.max(...taskSizes(site)), budgets.taskScripts));
  for (const template of config.templates) {
    const modules = pageModules(site, template, 'home');
    const early = modules.filter(comesLater);
    findings.push({
      ok: early.length === 0,
      text:
        early.length === 0
          ? `${template}: home loads what a first page runs`
          : `${template}: home loads what comes later: ${early.join(', ')} (packages/app/src/vite/chunks/first-page.ts)`,
    });
    if (!config.isProtected) {
      const found = modules.filter(isOfProtection);
      findings.push({
        ok: found.length === 0,
        text:
          found.length === 0
            ? `${template}: home loads nothing of player protection`
            : `${template}: home loads player protection without a profile: ${found.join(', ')}`,
      });
    }
    const wrong = [...new Set(modules.map(templateFolder))].filter(
      (folder) => folder !== null && isDesktop(folder) !== isDesktop(template),
    );
    findings.push({
      ok: wrong.length === 0,
      text:
        wrong.length === 0
          ? `${template}: loads no template of the other mode`
          : `${template}: loads ${wrong.join(', ')}`,
    });
    const home = pageSize(site, template, 'home');
    const scripts = within(
      `${template}: scripts of home`,
      home.scripts,
      homeBudget(template, config.isProtected, config.isLive),
    );
    findings.push({ ...scripts, text: `${scripts.text}, target ${kilo(targets.homeScripts)}` });
    findings.push(within(`${template}: styles of home`, home.styles, homeStyleBudget(config.isProtected)));
    for (const route of config.routes) {
      const page = pageSize(site, template, route);
      const added = page.files
        .filter((file) => !home.files.includes(file) && !followsEveryPage(file))
        .reduce((total, file) => total + site.size(file.slice(1)), 0);
      findings.push(within(`${template}: scripts that ${route} adds`, added, routeBudget(route)));
    }
  }
  return findings;
}
