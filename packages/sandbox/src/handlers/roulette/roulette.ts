import { roulette, rouletteInfo, rouletteSpin } from '@housefront/contract/features/roulette';
import { ZERO } from '@housefront/contract/money';
import { messageText } from '../../http/messages.ts';
import { answerOnce } from '../../answers/answerOnce.ts';
import { defineMemberHandler, type MemberContext } from '../../answers/defineHandler.ts';

/** Whether the profile of the site has no wheel (RG-32). */
const isOff = ({ world, services }: Pick<MemberContext<unknown>, 'world' | 'services'>): boolean =>
  world.protection.of(Number(services.site))?.wheel === false;

/** The current wheel of the member; cash prizes have no name. */
const detailOf = ({
  world,
  services,
  signed,
  locale,
  money,
}: Pick<MemberContext<unknown>, 'world' | 'services' | 'signed' | 'locale' | 'money'>) => ({
  detail: {
    prize_settings: (isOff({ world, services }) ? [] : world.wheel.prizes()).map(({ id, amount }) => ({
      prize_id: id,
      name: amount > ZERO ? '' : messageText('wheelNothing', locale),
      icon: '',
      ...(amount > ZERO && { amount: money(amount) }),
    })),
    remaining_draws: world.wheel.draws(signed.member.id),
  },
});

/** The wheel for the entry; without prizes when none runs. */
export const rouletteHandler = defineMemberHandler(roulette, (context) => context.ok(detailOf(context)));

/** The wheel when it is opened: 2095101 if none runs. */
export const rouletteInfoHandler = defineMemberHandler(rouletteInfo, (context) =>
  isOff(context) || context.world.wheel.prizes().length === 0
    ? context.refuse('2095101', 'wheelClosed')
    : context.ok(detailOf(context)),
);

/** Draws, once per idempotency key: 2093101 without draws, 2093102 if no wheel runs. */
export const rouletteSpinHandler = defineMemberHandler(rouletteSpin, (context) =>
  answerOnce(context, () => {
    const { world, signed, ok, refuse } = context;
    if (isOff(context)) return refuse('2093102', 'wheelClosed');
    const spin = world.wheel.spin(signed.member.id);
    if (spin === 'closed') return refuse('2093102', 'wheelClosed');
    if (spin === 'no-draws') return refuse('2093101', 'wheelNoDraws');
    return ok({ prize_id: spin.prizeId, remaining_draws: spin.remaining });
  }),
);
