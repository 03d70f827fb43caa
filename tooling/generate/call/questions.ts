import { calls } from '../../../packages/contract/src/registry/calls.ts';
import { callPath } from '../../../packages/contract/src/calls/endpoint.ts';
import { nameLike, sentence } from '../names.ts';
import { shown, type Question } from '@housefront/generator';

/** Names that would be shadowed in the code or test of a call. */
const inside = new Set(['calls', 'id', 'item', 'locale', 'signal', 'site', 'siteId']);

/** Questions of a call: its name, path and login, and its requirement. `path` is the name of the path question there. */
export const callQuestions = (path: 'path' | 'call-path' = 'path'): readonly Question[] => [
  {
    name: 'call',
    kind: 'text',
    message: 'Name of the call in lowerCamel, e.g. promotionList',
    validate: (value) => {
      if (String(value) in calls) return `${shown(value)} exists already. Choose another name.`;
      if (inside.has(String(value)))
        return `${shown(value)} means something where calls are made. Choose another name.`;
      return nameLike(/^[a-z][a-zA-Z0-9]{2,40}$/, 'call name', 'promotionList')(value);
    },
  },
  {
    name: path,
    kind: 'text',
    message: 'Path as the platform writes it, without /api, e.g. /arks/web/promotions',
    validate: (value) => {
      if (!/^(\/[a-z0-9][a-z0-9_-]*){1,8}$/.test(String(value)) || String(value).startsWith('/api/')) {
        return `${shown(value)} is no path. Write one such as /arks/web/promotions.`;
      }
      const taken = Object.values(calls).find((call) => callPath(call) === `/api${String(value)}`);
      return taken ? `${String(value)} is the path of ${taken.name}. Write another path.` : undefined;
    },
  },
  {
    name: 'auth',
    kind: 'choice',
    message: 'Login: none never sends the token, optional sends it when there is one, member needs it',
    options: () => ['none', 'optional', 'member'],
    fallback: 'optional',
  },
  {
    name: 'row',
    kind: 'text',
    message: 'Requirement that asks for it, e.g. PROMO-01',
    validate: nameLike(/^[A-Z][A-Z0-9]{1,7}-\d{1,3}x?$/, 'requirement', 'PROMO-01'),
  },
];

/** The purpose of a call. */
export const summaryQuestion: Question = {
  name: 'summary',
  kind: 'text',
  message: 'What it gives, in one sentence',
  validate: sentence,
};
