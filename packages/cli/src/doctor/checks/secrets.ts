import { allSkipped, area, fail, type Found } from './finding.ts';
import type { Snapshot } from '../repository/snapshot.ts';
import { byHand, replace, run, unset, type Step } from '../repository/step.ts';

const kinds = {
  'secrets.env-committed': fail(
    'A file of variables is committed',
    'Everyone who can read the repository has its passwords and keys.',
    'Take it out of git, ignore it, and change what it holds.',
  ),
  'secrets.in-file': fail(
    'A committed file holds a secret',
    'Everyone who can read the repository has it.',
    'Give it by an environment variable, and change it: git keeps the old one.',
  ),
} as const;

type Id = keyof typeof kinds;

const envFile = /(?:^|\/)\.env(?:\.[\w-]+)?$/;
const example = /\.(?:example|sample|template|dist)$/;
/** Files in which an upper-case name is a variable of a program. */
const variableFile = /(?:\.ya?ml|(?:^|\/)Dockerfile[\w.-]*|\.env[\w.-]*)$/;
const MAX_BYTES = 1_000_000;
const CHANGE = byHand('change the secret, because git keeps the old one');

/** A secret in a text. */
interface Secret {
  /** The kind of secret, for the message; never the secret. */
  readonly what: string;
  readonly line: number;
  readonly steps: readonly Step[];
}

/** Path of each key within JSON with its value. */
function* keysIn(value: unknown, path: string): Generator<readonly [key: string, path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    yield [key, at, inner];
    yield* keysIn(inner, at);
  }
}

const secretKey = /^(?:linkKey|accessToken|password|secret|clientSecret|privateKey|apiKey)$/;

/** Secrets in JSON by their keys. */
function inJson(file: string, text: string): Secret[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  return [...keysIn(json, '')].flatMap(([key, path, value]) => {
    if (!secretKey.test(key) || typeof value !== 'string' || value.length < 6) return [];
    // An advertiser's account is of no use without its token.
    const whole = key === 'accessToken' ? path.replace(/\.?accessToken$/, '') : path;
    const line = text.split('\n').findIndex((each) => each.includes(value)) + 1;
    return [
      {
        what: path,
        line,
        steps: [unset(file, whole || path), byHand('give it in HOUSEFRONT_SITES of the server'), CHANGE],
      },
    ];
  });
}

/** Tokens of npm, GitHub, GitLab, Amazon, Slack and Stripe, which begin with a sign of their kind. */
const TOKEN =
  /\b(?:npm_[A-Za-z0-9]{36}|gh[oprsu]_[A-Za-z0-9]{36}|github_pat_\w{60,}|glpat-[\w-]{20,}|AKIA(?!\w*EXAMPLE)[0-9A-Z]{16}|xox[abprs]-[\w-]{20,}|[rs]k_live_\w{20,})\b/;

/** Secrets in a line of any text. */
function inLine(file: string, text: string, at: number): Secret[] {
  if (/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/.test(text))
    return [{ what: 'a private key', line: at, steps: [run(`git rm --cached ${file}`), addIgnored(file), CHANGE] }];
  const address = /\b([a-z][a-z0-9+]*:\/\/[^\s/:@'"$]*):([^\s/@'"$]+)@/i.exec(text);
  if (address) {
    const [whole = '', start = '', password = ''] = address;
    const to = `${start}:\${PASSWORD}@`;
    return password === ''
      ? []
      : [{ what: 'a password in an address', line: at, steps: [replace(file, whole, to), CHANGE] }];
  }
  const token = TOKEN.exec(text)?.[0];
  if (token !== undefined) {
    const steps = [replace(file, token, '${TOKEN}'), byHand('give it by a variable of the environment'), CHANGE];
    return [{ what: 'a token', line: at, steps }];
  }
  const pattern =
    /^(\s*(?:-\s*|ENV\s+|ARG\s+)?)([A-Z][A-Z0-9_]*(?:PASSWORD|SECRET|TOKEN|PRIVATE_KEY|API_KEY)[A-Z0-9_]*|PASSWORD|SECRET|TOKEN)(\s*[:=]\s*)(['"]?)([^\s'"$#]{6,})\4\s*$/;
  const variable = variableFile.test(file) ? pattern.exec(text) : null;
  if (!variable) return [];
  const [line, before, name = '', sign] = variable;
  return [{ what: name, line: at, steps: [replace(file, line, `${before}${name}${sign}\${${name}}`), CHANGE] }];
}

const addIgnored = (line: string): Step => ({ kind: 'add-line', file: '.gitignore', line });

function committed({ git, files }: Snapshot): Found<Id>[] {
  const tracked = [...(git?.tracked ?? [])];
  const env = tracked.filter((path) => envFile.test(path) && !example.test(path));
  return [
    ...env.map((path): Found<Id> => {
      const ignored = git?.ignoredBy(path) === undefined ? [addIgnored(path)] : [];
      const steps = [
        run(`git rm --cached ${path}`),
        ...ignored,
        byHand('change every secret in it, because git keeps the old ones'),
      ];
      return { id: 'secrets.env-committed', where: path, why: 'git tracks it.', steps };
    }),
    ...tracked
      .filter((path) => !env.includes(path) && !example.test(path) && !/lock/.test(path))
      .filter((path) => (files.size(path) ?? MAX_BYTES) < MAX_BYTES)
      .flatMap((path) => {
        const text = files.text(path) ?? '';
        if (text.includes('\0')) return [];
        const inLines = text.split(/\r?\n/).flatMap((line, at) => inLine(path, line, at + 1));
        return [...(path.endsWith('.json') ? inJson(path, text) : []), ...inLines].map(
          ({ what, line, steps }): Found<Id> => ({
            id: 'secrets.in-file',
            where: `${path}:${line}`,
            why: `It holds ${what}.`,
            steps,
          }),
        );
      }),
  ];
}

/** Secrets in files that git tracks. */
export const secrets = area<Id>({
  name: 'secrets',
  kinds,
  check: (project) => (project.git ? committed(project) : allSkipped(kinds, 'This is no git repository.')),
});
