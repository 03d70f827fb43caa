import * as z from 'zod/mini';
import { defineTrigger, type Trigger } from './trigger.types.ts';

const phoneDigits = defineTrigger({
  name: 'phone-digits',
  group: 'platform',
  title: 'Phones of ten digits',
  does: 'A site takes phones of exactly ten digits in every currency, as its phoneTenDigits says; the wire does not tell.',
  fields: [{ name: 'site', label: 'Site', kind: 'number', value: '1001' }],
  shape: z.strictObject({ site: z.int().check(z.positive()), on: z._default(z.boolean(), true) }),
  run: ({ services: { world } }, { site, on }) => {
    const { phoneRules } = world;
    const before = phoneRules.ordered(site);
    phoneRules.set(site, on);
    return {
      said: on
        ? `Phones of site ${site} have exactly ten digits`
        : `Phones of site ${site} have ten digits in VND only`,
      undo: () => phoneRules.set(site, before),
      inForce: () => phoneRules.ordered(site) === on && before !== on,
    };
  },
});

/** Triggers for the platform's settings of registrations. */
export const registrationTriggers: readonly Trigger[] = [phoneDigits];
