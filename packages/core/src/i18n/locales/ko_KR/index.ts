import account from './account.json' with { type: 'json' };
import agent from './agent.json' with { type: 'json' };
import cashier from './cashier.json' with { type: 'json' };
import catalogue from './catalogue.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import consent from './consent.json' with { type: 'json' };
import content from './content.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import identity from './identity.json' with { type: 'json' };
import letters from './letters.json' with { type: 'json' };
import password from './password.json' with { type: 'json' };
import play from './play.json' with { type: 'json' };
import promotions from './promotions.json' with { type: 'json' };
import records from './records.json' with { type: 'json' };
import protection from './protection.json' with { type: 'json' };
import protectionHistory from './protectionHistory.json' with { type: 'json' };
import protectionLimits from './protectionLimits.json' with { type: 'json' };
import protectionPauses from './protectionPauses.json' with { type: 'json' };
import protectionPlay from './protectionPlay.json' with { type: 'json' };
import protectionSession from './protectionSession.json' with { type: 'json' };
import recommend from './recommend.json' with { type: 'json' };
import roulette from './roulette.json' with { type: 'json' };
import security from './security.json' with { type: 'json' };
import session from './session.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import signup from './signup.json' with { type: 'json' };
import wallet from './wallet.json' with { type: 'json' };

/** Every text of this language, by namespace. */
export default {
  common,
  shell,
  home,
  catalogue,
  play,
  promotions,
  wallet,
  session,
  identity,
  errors,
  consent,
  content,
  account,
  agent,
  cashier,
  password,
  signup,
  letters,
  roulette,
  recommend,
  records,
  security,
  protection,
  protectionHistory,
  protectionLimits,
  protectionPauses,
  protectionPlay,
  protectionSession,
};
