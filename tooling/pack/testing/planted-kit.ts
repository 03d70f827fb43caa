import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { plant, type Edit, type Planted } from '../../../packages/cli/src/upgrade/testing/releases.ts';
import { publishLocally } from '../publish.ts';
import type { PackedKit } from './kit.setup.ts';
import { run } from './repository.ts';

const migrations = join(import.meta.dirname, '../../../packages/cli/src/upgrade/testing/migrations.ts');

/** Edits of the contract in each planted version, which accepts other keys than today's. */
const contracts: Readonly<Record<string, readonly Edit[]>> = {
  '0.2.0': [
    ['config/site-config.schema.js', "key(z.literal(1), 'write 1', 1)", "key(z.literal(2), 'write 2', 2)"],
    ['config/site-config.schema.js', 'sealedLinksOnly: onOff(true)', 'sealedLinks: onOff(true)'],
    ['config/site-config.schema.d.ts', 'version: z.ZodMiniLiteral<1>', 'version: z.ZodMiniLiteral<2>'],
    ['config/site-config.schema.d.ts', 'sealedLinksOnly: ', 'sealedLinks: '],
  ],
  '0.3.0': [
    ['config/site-config.schema.js', "key(z.literal(1), 'write 1', 1)", "key(z.literal(2), 'write 2', 2)"],
    [
      'config/site-config.schema.js',
      'sealedLinksOnly: onOff(true)',
      "sealedLinks: key(z._default(z.enum(['only', 'off']), 'only'), 'write only or off', 'only')",
    ],
    ['config/site-config.schema.d.ts', 'version: z.ZodMiniLiteral<1>', 'version: z.ZodMiniLiteral<2>'],
    [
      'config/site-config.schema.d.ts',
      'sealedLinksOnly: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>',
      "sealedLinks: z.ZodMiniDefault<z.ZodMiniEnum<{ only: 'only'; off: 'off' }>>",
    ],
  ],
};

/** The parts of a kit's source map that an edit changes too: the source is read from it when a part is ejected. */
function editBoth(dist: string, [file, from, to]: Edit): void {
  for (const path of [file, `${file}.map`].map((name) => join(dist, name)).filter((name) => existsSync(name))) {
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${path} has no ${from}: mend the planted version.`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
}

/** Publishes a planted version of the whole kit beside the packed one. */
export async function publishPlanted(kit: PackedKit, planted: Planted, folder: string): Promise<void> {
  const { version } = planted;
  for (const [name, source] of Object.entries(kit.unpacked)) {
    const copy = join(folder, version, basename(name));
    mkdirSync(copy, { recursive: true });
    cpSync(source, copy, { recursive: true });
    const manifest = readFileSync(join(copy, 'package.json'), 'utf8');
    writeFileSync(join(copy, 'package.json'), manifest.replaceAll(`"${kit.version}"`, `"${version}"`));
    const dist = join(copy, 'dist');
    if (name === '@housefront/generator') {
      plant(planted, dist);
      const text = readFileSync(migrations, 'utf8');
      writeFileSync(join(dist, 'migrations.js'), stripTypeScriptTypes(text));
    }
    if (name === '@housefront/contract')
      for (const [file, from, to] of contracts[version] ?? []) {
        const path = join(dist, file);
        const text = readFileSync(path, 'utf8');
        if (!text.includes(from)) throw new Error(`${file} has no ${from}: mend the planted version.`);
        writeFileSync(
          path,
          text.replace(from, () => to),
        );
      }
    if (name === '@housefront/ui' && version === '0.3.0')
      editBoth(dist, [
        'templates/desktop-1/home/HomeView.js',
        'export default function',
        '/* 0.3 */ export default function',
      ]);
    const tarball = run(copy, 'npm', 'pack', '--silent', '--ignore-scripts').trim();
    await publishLocally([join(copy, tarball)], kit.registry);
  }
}
