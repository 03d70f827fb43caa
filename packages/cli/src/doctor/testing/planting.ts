import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { SnapshotOptions } from '../repository/snapshot.ts';
import { applySteps } from './applySteps.ts';
import { writePrograms } from './installation.ts';
import { makeRepository, type TestRepository } from './repository.ts';

/** Edits files of a repository. */
function editor({ root, write }: TestRepository) {
  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(join(root, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} is as before.`);
    write(file, after);
  };
  return {
    edit,
    swap: (file: string, from: string, to: string) => edit(file, (text) => text.replace(from, () => to)),
    json: (file: string, change: (json: Record<string, object>) => void) =>
      edit(file, (text) => {
        const json = JSON.parse(text) as Record<string, object>;
        change(json);
        return `${JSON.stringify(json, null, 2)}\n`;
      }),
    remove: (file: string) => rmSync(join(root, file), { recursive: true }),
  };
}

type Tools = Omit<TestRepository, 'remove'> & ReturnType<typeof editor>;
/** The id, the fault, and parts of the advice. */
export type Planted = readonly [id: string, fault: string, plant: (tools: Tools) => void, advice: string];

export const SITE = 'sites/1001/site.config.ts';
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const KEY = 'x'.repeat(42);

/** A site with public hosts, so that addresses of this machine are faults. */
export const goPublic = ({ write, edit }: Tools, keep = '') => {
  const entry = (id: number) => ({ dir: `sites/${id}`, hosts: [`www${id}.example.com`] });
  write('gateway.json', JSON.stringify([entry(1001), entry(1002)]));
  for (const id of [1001, 1002]) {
    edit(`sites/${id}/site.config.ts`, (text) =>
      text
        .replace(
          "upstream: 'http://localhost:4300'",
          keep === 'upstream' && id === 1001 ? '$&' : "upstream: 'https://api.example.com'",
        )
        .replace("host: 'localhost'", keep === 'realtime' && id === 1001 ? '$&' : "host: 'rt.example.com'")
        .replace(
          "'http://localhost:4300'],",
          keep === 'frames' && id === 1001 ? '$&' : "'https://games.example.com'],",
        ),
    );
  }
};

export const ownTheme = ({ write, swap }: Tools, tokens: object) => {
  swap(SITE, "theme: 'midnight'", "theme: 'site'");
  write(
    'sites/1001/theme.tokens.json',
    JSON.stringify({ $extensions: { 'housefront.theme': { base: 'midnight' } }, ...tokens }),
  );
  write(
    'sites/1001/theme.css.ts',
    "import { makeTheme, readTokens } from '@housefront/ui/theme';\nimport tokens from './theme.tokens.json' with { type: 'json' };\nexport const theme = makeTheme('site', readTokens(tokens));\n",
  );
};

export const conflict = (mine: string, theirs: string) => `<<<<<<< ours\n${mine}\n=======\n${theirs}\n>>>>>>> theirs\n`;

/** A fault that a person mends, as the last function does it. */
export type PlantedByHand = readonly [...Planted, mend: (tools: Tools) => void];

/** Tests that each planted fault is found, alone, and that its own advice mends it, or a person who follows it. */
export function provePlanted(
  planted: readonly Planted[],
  options: Partial<SnapshotOptions> = {},
  byHand: readonly PlantedByHand[] = [],
): void {
  let programs = '';
  let template: TestRepository;
  let current: TestRepository | undefined;
  beforeAll(async () => {
    template = await makeRepository();
    programs = mkdtempSync(join(tmpdir(), 'doctor-programs-'));
    writePrograms(programs);
  });
  test.each(byHand)('[OPS-04] finds %s for %s, and a person mends it', async (id, _fault, plant, advice, mend) => {
    const repository = template.copy();
    current = repository;
    const tools = { ...repository, ...editor(repository) };
    plant(tools);
    const found = await repository.faults(options);
    expect(new Set(found.map((finding) => finding.id))).toEqual(new Set([id]));
    expect(found.map((finding) => finding.mend).join('\n')).toContain(advice);
    mend(tools);
    expect(await repository.faults(options)).toEqual([]);
  });
  afterEach(() => current?.remove());
  afterAll(() => {
    template.remove();
    rmSync(programs, { recursive: true });
  });
  test.each(planted)('[OPS-04] finds %s for %s, and its own advice mends it', async (id, _fault, plant, advice) => {
    const repository = template.copy();
    current = repository;
    plant({ ...repository, ...editor(repository) });
    // The fault may have several places, e.g. two files with a wrong import, and one advice each.
    for (let round = 0; ; round += 1) {
      const found = await repository.faults(options);
      if (round > 0 && found.length === 0) break;
      expect(new Set(found.map((finding) => finding.id))).toEqual(new Set([id]));
      expect(found.map(({ mend }) => mend).join('\n')).toContain(round === 0 ? advice : '');
      expect(round).toBeLessThan(3);
      applySteps(repository.root, found[0]?.steps ?? [], programs);
    }
  });
}
