import { agentAgreement, agentPlan } from '@housefront/contract/features/agent-centre';
import { isLocale } from '@housefront/contract/ids';
import { agentTexts } from '../../seed/agent-texts.ts';
import { planLevels } from '../../world/agent/agency.ts';
import { defineMemberHandler } from '../../answers/defineHandler.ts';

/** The plan in the requested language and currency. */
export const agentPlanHandler = defineMemberHandler(
  agentPlan,
  ({ request: { currency, language }, world, locale, money, ok }) => {
    const { title, content } = agentTexts[isLocale(language) ? language : locale].plan;
    return ok({
      detail: {
        title,
        content,
        levels: planLevels(currency, world.currencies.row(currency).decimals).map(
          ({ level, activeMembers, minProfit, rate }) => ({
            level,
            active_members: activeMembers,
            min_profit: money(minProfit),
            rate,
          }),
        ),
      },
    });
  },
);

/** The agreement in the requested language. */
export const agentAgreementHandler = defineMemberHandler(agentAgreement, ({ request: { language }, locale, ok }) =>
  ok({
    list: agentTexts[isLocale(language) ? language : locale].agreement.map(([title, content]) => ({ title, content })),
  }),
);
