import { addressIds, factsOf } from './pages.ts';
import { hasFeature, type FeatureName, type ShownConfig } from '../site/site-shown.ts';

const END = '/?(?:[?#]|$)';
const parameter = (name: string, values: string) => String.raw`/?\?(?:[^#]*&)?${name}=(?:${values})(?:[&#]|$)`;

/**
 * A pattern, without regard to case, of the addresses that a site leaves out: pages and sections of features that are switched
 * off, and pages of hidden halls. Undefined if there are none. The server makes it, so that browsers need no table for it.
 */
export function absentPages(config: ShownConfig): string | undefined {
  const isOff = (name: FeatureName) => !hasFeature(config, name);
  const hidden = (config.halls?.hidden ?? []).join('|');
  const absent = addressIds.flatMap((id): readonly string[] => {
    const { path, feature, sectionFeatures = {}, search } = factsOf(id);
    if (path.includes('$section')) return [];
    const sections = Object.entries(sectionFeatures).flatMap(([name, its]) => (isOff(its) ? [name] : []));
    const patterns = sections.flatMap((name) => [`${path}/${name}${END}`, path + parameter('page', name)]);
    if (feature && isOff(feature)) patterns.push(path + END);
    if (hidden !== '' && path.includes('$gtId')) patterns.push(path.replace('$gtId', `(?:${hidden})`) + END);
    if (hidden !== '' && search?.includes('gt_id')) patterns.push(path + parameter('gt_id', hidden));
    return patterns;
  });
  return absent.length === 0 ? undefined : `^(?:${absent.join('|')})`;
}
