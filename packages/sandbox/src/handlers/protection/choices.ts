import { fundsRead, marketingStore } from '@housefront/contract/features/protection-choices';
import type { Protection } from '@housefront/contract/protection';
import { messageText } from '../../http/messages.ts';
import { defineMemberHandler, type MemberContext } from '../../answers/defineHandler.ts';
import type { StatePart } from './part.ts';

const marketingOf = ({ world, signed }: MemberContext<unknown>): object => {
  const { due, choices } = world.choices.marketing(signed.memberId);
  return { due: due ? 1 : 0, choices: choices.map((choice) => ({ ...choice, on: choice.on ? 1 : 0 })) };
};

/** Texts are in the language of the request; another version says so. */
const fundsOf = ({ world, signed, locale }: MemberContext<unknown>): object => ({
  version: world.choices.fundsVersion(),
  text: messageText('fundsNotice', locale),
  rating: 'medium',
  read: world.choices.hasReadFunds(signed.memberId) ? 1 : 0,
});

/** The choices of marketing (RG-33). */
export const marketingPart: StatePart = (context, { marketing }) =>
  marketing ? { marketing: marketingOf(context) } : {};

/** The text on client money (RG-34). */
export const fundsPart: StatePart = (context, { fundsNotice }) =>
  fundsNotice ? { funds_notice: fundsOf(context) } : {};

const checkTexts = { documents: 'checkDocuments', limited: 'checkLimited', other: 'checkOther' } as const;

/** States that the member sees (RG-41). */
export const checksPart: StatePart = ({ world, signed, locale }) => ({
  checks: world.choices
    .checks(signed.memberId)
    .map((kind) => ({ kind, text: messageText(checkTexts[kind], locale), url: null })),
});

const profileOf = ({ world, services }: MemberContext<unknown>): Protection | undefined =>
  world.protection.of(Number(services.site));

/** Answers to the calls by which members choose marketing and confirm the text on client money (RG-33). */
export const choiceHandlers = [
  defineMemberHandler(marketingStore, (context) => {
    const { world, signed, request, ok, refuse } = context;
    if (!profileOf(context)?.marketing) return refuse('101', 'noProtection');
    world.choices.choose(
      signed.memberId,
      request.choices.filter(({ on }) => on),
    );
    return ok({ marketing: marketingOf(context) });
  }),
  defineMemberHandler(fundsRead, (context) => {
    const { world, signed, request, ok, refuse } = context;
    if (!profileOf(context)?.fundsNotice || !world.choices.readFunds(signed.memberId, request.version))
      return refuse('101', 'fundsChanged');
    return ok({ funds_notice: fundsOf(context) });
  }),
];
