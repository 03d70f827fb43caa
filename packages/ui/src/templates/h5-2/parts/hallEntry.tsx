import { HallIcon, type HallRailEntry } from '../../../patterns/HallTabs/index.ts';
import type { HallModel } from '../../../slots/models.ts';

/** A hall's entry of the rail; without `href` it links to the hall's page. */
export const hallEntry = (hall: HallModel, id: string, href = hall.href): HallRailEntry => ({
  id,
  label: hall.shortName,
  href,
  picture: (current) => <HallIcon hall={hall} active={current} />,
});
