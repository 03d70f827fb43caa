import { featuresAt, hallAt } from '@housefront/contract/pages';
import { hasFeature, isHallShown, type ShownConfig } from '@housefront/contract/site-shown';

/** Whether the site leaves out what an address shows: a feature, or a hall. Such an address is not found. */
export function isAbsentPage(config: ShownConfig, href: string): boolean {
  const hall = hallAt(href);
  return (hall !== null && !isHallShown(config, hall)) || featuresAt(href).some((name) => !hasFeature(config, name));
}
