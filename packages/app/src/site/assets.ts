/** An entry of Vite's manifest, as far as it is needed here. */
export interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What a page's head has to name. */
export interface PageAssets {
  /** Address of the entry module. */
  readonly entry: string;
  /** Every script that the page runs before it answers, the entry first. */
  readonly scripts: readonly string[];
  /** Style sheets of those scripts, in cascade order. */
  readonly styles: readonly string[];
}

/** The folder that a view stands in: `slotList` → `slot-list`. */
const viewFolder = (view: string) => view.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The chunks of one page: entry, template, its view and the screen. Whatever is not named here is loaded when it is
 * needed; the page's texts stand in its state.
 */
export function pageAssets(
  manifest: Manifest,
  page: { readonly template: string; readonly view: string | null },
): PageAssets {
  const entryKey = 'src/main.tsx';
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
  const find = (keys: Iterable<string>, part: string) => [...keys].find((key) => key.includes(part));
  const template = find(Object.keys(manifest), `/templates/${page.template}/template.ts`);
  visit(entryKey);
  visit(template);
  if (page.view) {
    const folder = viewFolder(page.view);
    visit(find(Object.keys(manifest), `/screens/${folder}/`));
    visit(find((template && manifest[template]?.dynamicImports) || [], `/${folder}/`));
  }
  const entry = `/${manifest[entryKey]?.file ?? ''}`;
  return { entry, scripts: [entry, ...[...scripts].filter((script) => script !== entry)], styles: [...styles] };
}
