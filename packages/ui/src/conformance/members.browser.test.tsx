import { forcedColourFaults } from './looks/forced-colours.ts';
import { firstRowFaults } from './looks/first-row.tsx';
import { arrivalFaults, landmarkFaults, shelvesFaults, staleFaults, titleFaults } from './looks/home-faults.tsx';
import { isTurned, longTextFaults, rightToLeftFaults } from './looks/text-looks.ts';
import { translatedFaults } from './looks/translatedFaults.ts';
import { coveredFaults, isPressed, onlyGameFaults } from './looks/under-floats.tsx';
import { isUsual, usualFaults } from './looks/usualFaults.ts';
import { lookAtViews, type Subject } from './looks/lookAtViews.ts';

const isHome = ({ view }: Subject) => view === 'home';
const isList = ({ view }: Subject) => view === 'slotList';
const isShown = ({ view, shown }: Subject) => shown.includes(view);

await lookAtViews('member', [
  {
    title: '[DES-04] [A11Y-02] [THM-01] is whole at the narrowest width, with axe, names and a visible focus',
    at: isUsual,
    faults: usualFaults,
  },
  { title: '[A11Y-01] each landmark has a name of its own', at: isHome, faults: landmarkFaults },
  { title: '[HOME-01] has one title', at: isHome, faults: titleFaults },
  { title: '[LOOK-05] [LOOK-15] begins as it should, and shows no game twice', at: isHome, faults: shelvesFaults },
  { title: '[LOOK-15] does not move when a member’s own games arrive', at: isHome, faults: arrivalFaults },
  {
    title:
      '[LOOK-01] a whole row of games is in the first screen, below a low hero, with and without the question of consent',
    at: isHome,
    faults: firstRowFaults,
  },
  {
    title: '[A11Y-02] in forced colours icons and choices stay visible',
    at: (subject) => isHome(subject) || isList(subject),
    faults: forcedColourFaults,
  },
  { title: '[DES-04][SITE-10] no float and no part covers what is pressed', at: isPressed, faults: coveredFaults },
  {
    title: '[FLD-10] follows its values where a browser translates it',
    at: isShown,
    faults: translatedFaults,
  },
  { title: '[DES-06] holds texts that are two fifths longer, at two widths', at: isShown, faults: longTextFaults },
  { title: '[DES-04][SITE-10] the only game of a list is free of floats', at: isList, faults: onlyGameFaults },
  { title: '[RT-25] marks each amount that may be old', at: isHome, faults: staleFaults },
  { title: '[DES-04] [A11Y-02] is whole from right to left', at: isTurned, faults: rightToLeftFaults },
]);
