import { leavesOf } from '../repository/addresses.ts';
import { area, fail, warn, type Found } from './finding.ts';
import { manifestFiles } from '../repository/own-manifest.ts';
import type { SiteSnapshot, Snapshot } from '../repository/snapshot.ts';
import { byHand, replace, run, set, type Step } from '../repository/step.ts';

/** Largest file of the folder `public`, in bytes. */
export const MAX_BYTES = 200_000;

const kinds = {
  'assets.favicon-missing': warn(
    'A site has no icon for tabs',
    'Browsers show an empty page as its icon, and ask for the file at each visit.',
    'Put favicon.svg into the folder public.',
  ),
  'assets.file-missing': fail(
    'A file that a site names is missing',
    'Visitors see a gap, or the build stops.',
    'Put the file into the folder public, or name another one.',
  ),
  'assets.name-case': fail(
    'A file is named in other upper or lower case than on disk',
    'It is found on Windows and macOS, and missing on the servers.',
    'Rename the file.',
  ),
  'assets.too-heavy': warn(
    `A picture of the folder public is larger than ${MAX_BYTES / 1000} kB`,
    'Phones wait for it for seconds.',
    'Export it smaller, e.g. as WebP or AVIF.',
  ),
  'assets.empty': fail(
    'A file of the folder public is empty, or a link that leads nowhere',
    'Visitors see a gap, or the build stops.',
    'Take the file from git, or put it there again.',
  ),
  'assets.wrong-format': fail(
    'A picture is of another format than its name says',
    'Servers send it with the wrong type, and browsers do not show it.',
    'Rename the file, and the places that name it.',
  ),
  'assets.format-unknown': warn(
    'A picture has a format that browsers do not show',
    'Visitors see a gap.',
    'Export it as SVG, PNG, JPEG, WebP or AVIF.',
  ),
  'assets.pointer': fail(
    'A file is a pointer of Git LFS',
    'Visitors get its three lines of text in the place of the picture.',
    'Fetch the files, and let CI fetch them too (lfs: true for actions/checkout).',
  ),
  'assets.no-view-box': fail(
    'An SVG logo has no viewBox',
    'It is cut where it is shown smaller than it was drawn.',
    'Add viewBox with the size of the drawing.',
  ),
  'assets.never-served': warn(
    'A file of the folder public has an address at which the gateway answers itself',
    'Visitors and search engines never see the file.',
    'Delete it.',
  ),
} as const;

type Id = keyof typeof kinds;

const picture = /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i;

/** The format of a file by its first bytes. */
export function formatOf(head: Buffer): string | undefined {
  const text = head.toString('latin1');
  if (text.startsWith('\x89PNG')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  if (text.startsWith('GIF8')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 12) === 'ftypavif' || text.slice(4, 12) === 'ftypavis') return 'avif';
  if (text.startsWith('\0\0\x01\0')) return 'ico';
  if (/^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!DOCTYPE svg|!--|svg)/i.test(text)) return 'svg';
  return undefined;
}

/** A file that something of a site names. */
interface Named {
  /** Path within the folder `public`. */
  readonly name: string;
  readonly where: string;
  /** The step that names another file. */
  readonly rename: (name: string) => Step;
}

/** Files that the config and content of a site name. */
function namedFiles({ folder, configFile, loaded }: SiteSnapshot, { files }: Snapshot): readonly Named[] {
  const config: unknown = loaded?.problem === undefined ? loaded?.config : undefined;
  const own = typeof config === 'object' && config !== null ? config : {};
  const inConfig = Object.entries(own).flatMap(([top, value]) =>
    top === 'logo' || top === 'icons' || top === 'webApp'
      ? leavesOf(value, [top])
          .filter(({ text }) => picture.test(text))
          .map(({ path, text }): Named => {
            const key = path.join('.');
            return {
              name: text.replace(/^\/+/, ''),
              where: `${configFile}: ${key}`,
              rename: (name) => set(configFile, key, name),
            };
          })
      : [],
  );
  const inContent = files.all
    .filter((path) => path.startsWith(`${folder}/content/`) && path.endsWith('.md'))
    .flatMap((path) =>
      [...(files.text(path) ?? '').matchAll(/!\[[^\]]*\]\(\/([^)\s]+)\)/g)].map(([, name = '']): Named => ({
        name,
        where: path,
        rename: (other) => replace(path, `(/${name})`, `(/${other})`),
      })),
    )
    // The platform has files of its own below these addresses.
    .filter(({ name }) => !/^(?:api|assets|icons)\//.test(name));
  return [...inConfig, ...inContent, ...manifestFiles(folder, files)];
}

function missing(site: SiteSnapshot, project: Snapshot): Found<Id>[] {
  const { files, git } = project;
  const folder = `${site.folder}/public/`;
  const present = files.all.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
  const named = namedFiles(site, project);
  const found = named.flatMap(({ name, where, rename }): Found<Id>[] => {
    if (present.includes(name)) return [];
    const other = present.find((each) => each.toLowerCase() === name.toLowerCase());
    if (other !== undefined) {
      const why = `${where} names ${name}, and the file is ${other}.`;
      return [{ id: 'assets.name-case', where, why, steps: [rename(other)] }];
    }
    const path = folder + name;
    const steps = git?.isCommitted(path)
      ? [run(`git checkout HEAD -- ${path}`)]
      : [byHand(`put the file ${path} there, or name another one`)];
    return [{ id: 'assets.file-missing', where, why: `${path} is not there.`, steps }];
  });
  const hasIcon = present.includes('favicon.svg') || named.some(({ where }) => where.endsWith('icons.favicon'));
  if (hasIcon || !site.loaded) return found;
  const other = present.find((each) => each.toLowerCase() === 'favicon.svg');
  const icon = `${folder}favicon.svg`;
  let steps: readonly Step[] = [byHand(`put a square SVG at ${icon}`)];
  if (other !== undefined) steps = [{ kind: 'rename', file: folder + other, to: icon }];
  else if (git?.isCommitted(icon)) steps = [run(`git checkout HEAD -- ${icon}`)];
  return [...found, { id: 'assets.favicon-missing', where: icon, why: `There is no ${icon}.`, steps }];
}

const unknownFormat = /\.(?:bmp|tiff?|psd|heic|heif|eps|ai|pcx|tga|jxl|jp2)$/i;

/** Files without bytes, and links to files that are gone. */
function empty({ folder }: SiteSnapshot, { files, git }: Snapshot): Found<Id>[] {
  return files.all
    .filter((path) => path.startsWith(`${folder}/public/`) && !/(?:^|\/)\.[^/]*$/.test(path))
    .flatMap((path): Found<Id>[] => {
      const size = files.size(path);
      if (size !== undefined && size > 0) return [];
      const steps = git?.isCommitted(path)
        ? [run(`git checkout HEAD -- "${path}"`)]
        : [byHand(`put the file ${path} there, or delete it`)];
      const why = size === 0 ? 'It has no bytes.' : 'It leads to a file that is not there.';
      return [{ id: 'assets.empty', where: path, why, steps }];
    });
}

function formats(site: SiteSnapshot, project: Snapshot): Found<Id>[] {
  const { files } = project;
  const folder = `${site.folder}/public/`;
  const named = namedFiles(site, project);
  return files.all
    .filter((path) => path.startsWith(folder))
    .flatMap((path): Found<Id>[] => {
      const size = files.size(path) ?? 0;
      const heavy: Found<Id>[] =
        size > MAX_BYTES && (picture.test(path) || unknownFormat.test(path))
          ? [
              {
                id: 'assets.too-heavy',
                where: path,
                why: `It has ${Math.round(size / 1000)} kB.`,
                steps: [{ kind: 'shrink', file: path, bytes: MAX_BYTES }],
              },
            ]
          : [];
      if (unknownFormat.test(path)) {
        const why = 'Browsers show SVG, PNG, JPEG, WebP, AVIF and GIF.';
        const steps = [
          byHand(`export ${path} as one of these, name the new file where it is used, and delete this one`),
        ];
        return [...heavy, { id: 'assets.format-unknown', where: path, why, steps }];
      }
      if (!picture.test(path)) return heavy;
      const is = formatOf(files.head(path));
      const ending = (/\.(\w+)$/.exec(path)?.[1] ?? '').toLowerCase().replace('jpeg', 'jpg');
      if (is === undefined || is === ending) return heavy;
      const to = path.replace(/\.\w+$/, `.${is}`);
      const users = named.filter(({ name }) => folder + name === path);
      const steps: Step[] = [
        { kind: 'rename', file: path, to },
        ...users.map(({ rename }) => rename(to.slice(folder.length))),
      ];
      return [...heavy, { id: 'assets.wrong-format', where: path, why: `It is a file of the format ${is}.`, steps }];
    });
}

/** The first bytes of a file that Git LFS has not fetched. */
const POINTER = 'version https://git-lfs.github.com/spec/';
/** Addresses of the gateway before those of files. */
const TAKEN = /^(?:robots\.txt|sitemap\.xml|api\/.+)$/;

function unseen({ folder }: SiteSnapshot, { files }: Snapshot): Found<Id>[] {
  const start = `${folder}/public/`;
  return files.all
    .filter((path) => path.startsWith(start))
    .flatMap((path): Found<Id>[] => {
      if (files.head(path).toString('latin1').startsWith(POINTER)) {
        const steps = [run('git lfs pull'), byHand('write lfs: true for actions/checkout in CI')];
        return [{ id: 'assets.pointer', where: path, why: 'It was not fetched.', steps }];
      }
      const name = path.slice(start.length);
      if (!TAKEN.test(name)) return [];
      const why = `The gateway answers /${name} itself.`;
      return [{ id: 'assets.never-served', where: path, why, steps: [{ kind: 'delete', file: path }] }];
    });
}

function logos({ folder, configFile, config }: SiteSnapshot, { files }: Snapshot): Found<Id>[] {
  return Object.entries(config?.logo ?? {}).flatMap(([key, name]): Found<Id>[] => {
    const file = `${folder}/public/${String(name)}`;
    const text = typeof name === 'string' && name.endsWith('.svg') ? files.text(file) : undefined;
    const [tag = ''] = /<svg\b[^>]*>/i.exec(text ?? '') ?? [];
    if (tag === '' || /\sviewBox\s*=/.test(tag)) return [];
    const [width, height] = ['width', 'height'].map(
      (side) => new RegExp(`\\s${side}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1],
    );
    const steps =
      width === undefined || height === undefined
        ? [byHand(`export ${file} again, with a viewBox`)]
        : [replace(file, tag, tag.replace(/^<svg\b/i, `<svg viewBox="0 0 ${width} ${height}"`))];
    return [{ id: 'assets.no-view-box', where: `${configFile}: logo.${key}`, why: `${file} has none.`, steps }];
  });
}

/** Files of the folders `public`. */
export const assets = area<Id>({
  name: 'assets',
  kinds,
  check: (project) =>
    project.sites.flatMap((site) => [
      ...missing(site, project),
      ...empty(site, project),
      ...formats(site, project),
      ...unseen(site, project),
      ...logos(site, project),
    ]),
});
