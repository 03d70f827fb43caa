import { expect, test } from 'vitest';
import { parseReleaseNote } from './release-note.ts';

const head = '---\n\'@housefront/contract\': minor\n"@housefront/ui": patch\n---\n\n';
const breaking = `### Breaking
- **Intent:** One word for one thing.
- **Who is hit:** Sites whose config
  has \`fastPayment\`.
- **Must stay true:** The wallet begins with the quick deposit.
- **Proof:** \`npx housefront build\`
- **Names:** \`config.fastPayment\`, \`@housefront/ui/patterns/Agreement#Agreement\`
`;

test('[OPS-13] a note is read with its packages, its text and what breaks', () => {
  const source = `${head}The switch is called \`quickDeposit\`.\n\n${breaking}\n### Security\nA token was in a log.\n`;
  const read = {
    ok: true,
    packages: { '@housefront/contract': 'minor', '@housefront/ui': 'patch' },
    note: {
      bump: 'minor',
      text: 'The switch is called `quickDeposit`.',
      breaking: {
        intent: 'One word for one thing.',
        hits: 'Sites whose config has `fastPayment`.',
        staysTrue: 'The wallet begins with the quick deposit.',
        proof: 'npx housefront build',
        names: ['config.fastPayment', '@housefront/ui/patterns/Agreement#Agreement'],
      },
      security: true,
    },
  };
  expect(parseReleaseNote(source)).toEqual(read);
  expect(parseReleaseNote(source.replaceAll('\n', '\r\n'))).toEqual(read);
});

test('[OPS-13] a compatible change gives its reason', () => {
  const section = '### Compatible\n- **Why:** Sites only read it.\n- **Names:** `@housefront/ui#LidState`\n';
  expect(parseReleaseNote(`${head}Lids are quicker.\n\n${section}`)).toMatchObject({
    ok: true,
    note: { compatible: { why: 'Sites only read it.', names: ['@housefront/ui#LidState'] } },
  });
});

test.each([
  ['no head', 'Text.', 'names no package'],
  ['an empty head', '---\n---\n\nText.', 'names no package'],
  [
    'a bump that does not exist',
    "---\n'@housefront/ui': huge\n---\n\nText.",
    "'@housefront/ui': huge: is no package with patch, minor or major",
  ],
  [
    'a breaking patch',
    `${head.replace('minor', 'patch')}Text.\n\n${breaking}`,
    'a breaking change is minor or major, not patch',
  ],
  ...['Intent', 'Who is hit', 'Must stay true', 'Proof', 'Names'].flatMap((label) => [
    [
      `no ${label}`,
      `${head}T.\n\n${breaking.replace(new RegExp(`- \\*\\*${label}:.*\\n(?:  .*\\n)?`), '')}`,
      `**${label}:** is missing in the section Breaking`,
    ],
    [
      `an empty ${label}`,
      `${head}T.\n\n${breaking.replace(new RegExp(`(- \\*\\*${label}:\\*\\*).*\\n(?:  .*\\n)?`), '$1\n')}`,
      `**${label}:** is missing in the section Breaking`,
    ],
  ]),
  [
    'a label that does not exist',
    `${head}T.\n\n${breaking}- **Reason:** None.\n`,
    '**Reason:** is unknown; the section Breaking has Intent, Who is hit, Must stay true, Proof, Names',
  ],
  [
    'a proof without a command',
    `${head}T.\n\n${breaking.replace('`npx housefront build`', 'look at it')}`,
    '**Proof:** write a command in backticks',
  ],
  [
    'names without backticks',
    `${head}T.\n\n${breaking.replace(/(Names:\*\*).*/, '$1 the switch')}`,
    '**Names:** write the public names in backticks',
  ],
  [
    'a name that is none',
    `${head}T.\n\n${breaking.replace('config.fastPayment', 'the switch of payment')}`,
    expect.stringContaining('the switch of payment is no public name'),
  ],
  [
    'a section that does not exist',
    `${head}T.\n\n### Braking\n`,
    '### Braking is unknown: write Breaking, Compatible or Security',
  ],
  ['a section twice', `${head}T.\n\n${breaking}\n${breaking}`, '### Breaking is there twice'],
  [
    'no reason',
    `${head}T.\n\n### Compatible\n- **Names:** \`config.halls\`\n`,
    '**Why:** say in the section Compatible why nothing breaks',
  ],
] as [string, string, unknown][])('[OPS-13] refused: %s', (_, source, problem) => {
  const parsed = parseReleaseNote(source);
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(problem);
});
