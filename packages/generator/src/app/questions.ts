import { shown, type Answers, type Question } from '../base/questions.ts';

/** Names of packages and labels that Java does not take as parts of an id. */
const RESERVED = new Set(
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw throws transient try void volatile while true false null'.split(
    ' ',
  ),
);

function idProblem(id: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/.test(id) || id.length > 100)
    return `${shown(id)} is no id of an app. Write words of small letters and digits with dots between, e.g. com.example.sunhall.`;
  const word = id.split('.').find((part) => RESERVED.has(part));
  return word === undefined ? undefined : `${shown(id)} holds ${word}, which Java does not allow. Write another word.`;
}

function addressProblem(text: string): string | undefined {
  const url = URL.parse(text);
  // Links open the app over https only, and another form of the host would not be the same one.
  const isPlain = url?.protocol === 'https:' && (text === url.origin || text === `${url.origin}/`);
  return isPlain && !url.hostname.startsWith('[')
    ? undefined
    : `${shown(text)} is not the address of a site. Write one such as https://www.example.com.`;
}

/**
 * Questions about the native app of a site.
 * @param ids of the repository's sites
 */
export const appQuestions = (ids: readonly string[]): Question[] => [
  {
    name: 'site',
    kind: 'choice',
    message: 'Id of the site that the app shows',
    ...(ids.length > 0 && { options: () => ids }),
    ...(ids.length === 1 && { fallback: ids[0] ?? '' }),
  },
  {
    name: 'app-id',
    kind: 'text',
    message: 'Id of the app in both stores; it never changes, e.g. com.example.sunhall',
    validate: (value) => idProblem(String(value)),
  },
  {
    name: 'address',
    kind: 'text',
    message: 'Public address of the site, e.g. https://www.example.com',
    validate: (value) => addressProblem(String(value)),
  },
];

/** The token in the user agent by which the site recognises its app: the id without its dots. */
export const appToken = (answers: Answers): string =>
  String(answers['app-id'])
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
