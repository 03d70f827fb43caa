import * as z from 'zod/mini';

const iconSchema = z.looseObject({ body: z.string() });
const aliasSchema = z.looseObject({ parent: z.string() });

/** An icon set file in the Iconify JSON format. */
export const iconSetSchema = z.looseObject({
  prefix: z.string(),
  icons: z.record(z.string(), iconSchema),
  aliases: z.optional(z.record(z.string(), aliasSchema)),
});

/** See {@link iconSetSchema}. */
export type IconSet = z.output<typeof iconSetSchema>;

const MAX_PARENTS = 5;

/** The set reduced to some names: aliases with their parents, and unknown names under `not_found`. */
export function pickIcons(set: IconSet, names: readonly string[]) {
  const icons: IconSet['icons'] = {};
  const aliases: NonNullable<IconSet['aliases']> = {};
  const missing: string[] = [];

  const add = (name: string, depth: number): boolean => {
    const icon = own(set.icons, name);
    if (icon) {
      icons[name] = icon;
      return true;
    }
    const alias = own(set.aliases ?? {}, name);
    if (!alias || depth > MAX_PARENTS || !add(alias.parent, depth + 1)) return false;
    aliases[name] = alias;
    return true;
  };
  for (const name of new Set(names)) if (!add(name, 0)) missing.push(name);

  const { icons: _icons, aliases: _aliases, ...common } = set;
  return {
    ...common,
    icons,
    ...(Object.keys(aliases).length > 0 ? { aliases } : {}),
    ...(missing.length > 0 ? { not_found: missing } : {}),
  };
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
