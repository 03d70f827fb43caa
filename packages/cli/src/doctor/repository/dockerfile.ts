/** Instructions of a container file, with continued lines joined and without comments. */
interface Instruction {
  readonly name: string;
  readonly rest: string;
  /** The lines as they are written. */
  readonly written: string;
}

/** The instructions of a container file, in their order. */
export function instructionsOf(text: string): readonly Instruction[] {
  const found: Instruction[] = [];
  let open = '';
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*#/.test(line)) continue;
    open = open === '' ? line : `${open}\n${line}`;
    if (/\\\s*$/.test(line)) continue;
    const [, name = '', rest = ''] = /^\s*([a-z]+)\s+([\s\S]*)$/i.exec(open.replaceAll(/\\\s*\n/g, ' ')) ?? [];
    if (name !== '') found.push({ name: name.toUpperCase(), rest, written: open });
    open = '';
  }
  return found;
}

/** The instructions of the last stage, which is the image. */
export function finalStage(text: string): readonly Instruction[] {
  const all = instructionsOf(text);
  return all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
}

/** Variables that a stage sets. */
export const variablesOf = (stage: readonly Instruction[]): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    stage
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ rest }) => {
        const pairs = [...rest.matchAll(/([A-Za-z_]\w*)=(?:"([^"]*)"|'([^']*)'|(\S*))/g)];
        const [, key, value] = /^(\w+)\s+(.*)$/.exec(rest) ?? [];
        if (pairs.length === 0) return key === undefined ? [] : [[key, value]];
        return pairs.map(([, name = '', double, single, bare]) => [name, double ?? single ?? bare]);
      }),
  );
