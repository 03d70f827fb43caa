import { calls } from '@housefront/contract/calls';
import { channels } from '@housefront/contract/channels';
import { callPath } from '@housefront/contract/endpoint';
import { FALLBACK_TEMPLATE } from '@housefront/contract/templates';
import { refusable } from './triggers/answers.ts';
import type { OptionSource } from './triggers/index.ts';
import type { World } from '../world/world.ts';

/** An option of a field. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Codes of a call with their meaning, suggested in the field beside it. */
  readonly codes?: Readonly<Record<string, string>>;
}

const plain = (value: string): Option => ({ value, label: value });

/** All option lists with their current content. */
export function optionLists(world: World): Readonly<Record<OptionSource, readonly Option[]>> {
  const members = world.members.all();
  const { codes } = world.currencies;
  return {
    members: members.map(({ account, currency }) => ({ value: account, label: `${account} (${currency})` })),
    providers: world.seed.providers
      .filter(({ oriGpId }) => oriGpId === null)
      .map(({ gpId, name }) => ({ value: gpId, label: `${name} (${gpId})` })),
    calls: refusable.map(({ name, codes }) => ({ value: name, label: name, codes })),
    paths: [
      { value: '/api/*', label: 'every call' },
      { value: '/provider/*', label: 'every game' },
      ...Object.values(calls)
        .filter(({ base }) => base === 'api')
        .map((call) => ({ value: callPath(call), label: call.name })),
    ],
    currencies: codes.map(plain),
    channels: [
      ...members.map(({ id, account }) => ({ value: `member.${id}`, label: account })),
      ...codes.map((currency) => ({ value: `member.${currency}`, label: `members with ${currency}` })),
      { value: 'web_member', label: 'everybody' },
      ...codes.map((currency) => ({ value: `web_api.${currency}`, label: `everybody with ${currency}` })),
      // Channels of other templates can be typed.
      ...Object.values(FALLBACK_TEMPLATE).map((template) => ({
        value: `template.${template}`,
        label: `sites with ${template}`,
      })),
    ],
    events: Object.values(channels).flatMap(({ name, events }) =>
      Object.keys(events).map((event) => ({ value: event, label: name })),
    ),
  };
}
