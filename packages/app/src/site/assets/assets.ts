import { kitModule, templateModules } from './kitModule.ts';
import { extensionModule, ownArticleModule } from './profile.ts';

/** An entry of Vite's manifest, as far as it is used here. */
export interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Vite's manifest: chunks by the path of their source, or by `_` and the name of their file if they have several. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Assets for the head of a page. */
export interface PageAssets {
  /** Address of the entry module. */
  readonly entry: string;
  /** Every script that runs before the page is interactive, the entry first. */
  readonly scripts: readonly string[];
  /** Style sheets of those scripts, in cascade order. */
  readonly styles: readonly string[];
}

/** Identifies the chunks of a page. */
export interface ShownPage {
  readonly template: string;
  /** Id of the page; null for an unknown address. */
  readonly page: string | null;
  readonly view: string | null;
}

/** The entry's key in a manifest. */
export const entryKey = 'src/main.tsx';

/** Modules that the entry imports one after the other to start a page; see `start.ts`. */
export const startSteps: readonly string[] = ['app/site/step-react', 'app/site/client'];

/** File name to id: `slot-list` → `slotList`. */
const camel = (name = '') => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The chunks of one page: entry, template, view and page code. Other chunks are loaded on demand; the page's texts are in its
 * state.
 */
export function pageAssets(manifest: Manifest, { template: name, page, view }: ShownPage): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string | undefined) => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (key === undefined || !chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  const keys = new Map(Object.keys(manifest).map((key) => [kitModule(key), key]));
  const template = templateModules(name).flatMap((module) => keys.get(module) ?? [])[0];
  visit(entryKey);
  // In the order in which they run.
  for (const step of startSteps) visit(keys.get(step));
  visit(keys.get(extensionModule));
  visit(template);
  // Parts that the site ejected from it (ADR 78).
  const ejected = `templates/${name}/template.ts`;
  visit(ejected);
  if (page) visit([...keys].find(([module]) => camel(/([\w-]+)\.page$/.exec(module ?? '')?.[1]) === page)?.[1]);
  if (page === 'main') visit(keys.get(ownArticleModule));
  if (view) {
    const own = [ejected, template].flatMap((key) => (key && manifest[key]?.dynamicImports) || []);
    // Views shared by all templates belong to none.
    const shared = [...keys].flatMap(([module, key]) => (module?.startsWith('ui/views/') ? [key] : []));
    visit([...own, ...shared].find((key) => camel(key.split('/').at(-2)) === view));
  }
  const entry = `/${manifest[entryKey]?.file ?? ''}`;
  return { entry, scripts: [entry, ...[...scripts].filter((script) => script !== entry)], styles: [...styles] };
}
