import type { SiteModel } from '../../slots/contract.ts';
import { posed, type Finder } from './lookAtViews.ts';

/** Shapes of logos: usual, a name, a mark, and a name in one long line. */
const shapes = [
  [190, 48],
  [320, 64],
  [64, 64],
  [720, 60],
] as const;

/** A logo whose edges can be seen. */
const art = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#b45309"/><circle cx="${height / 2}" cy="${height / 2}" r="${height / 2}" fill="#fde68a"/></svg>`,
  )}`;

const siteWith = (width: number, height: number): SiteModel => ({
  name: 'Harbour',
  logo: art(width, height),
  logoSize: { width, height },
  homeHref: '/',
});

/** The frame of a page with another logo. */
const wearing =
  (site: SiteModel) =>
  <Values>(values: Values): Values => {
    const change = (part: unknown) => (part ? { ...part, site } : part);
    return typeof values === 'object' && values !== null && 'header' in values && 'footer' in values
      ? { ...values, header: change(values.header), footer: change(values.footer) }
      : values;
  };

/** Faults of the logo in the header: moved when it arrives, covered, cut off, or not at the start of its place. */
function faults(width: number, height: number): readonly string[] {
  const image = document.querySelector<HTMLImageElement>('header img[alt="Harbour"]');
  const link = image?.closest('a');
  if (!image || !link) return ['is not there'];
  const box = image.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  const header = image.closest('header')?.getBoundingClientRect();
  const isNarrowed = box.width < (box.height * width) / height - 1;
  const { objectFit } = getComputedStyle(image);
  const end = document.elementFromPoint(box.right - 2, box.top + box.height / 2);
  return [
    box.width < 20 && 'is not visible',
    // A narrower box keeps the shape of its picture.
    isNarrowed && objectFit !== 'contain' && 'is out of shape',
    // The attributes reserve exactly the place of the picture.
    box.width > (box.height * width) / height + 1 && 'is wider than its picture',
    Math.abs(box.left - place.left) > 1 && 'is not at the start of its link',
    header && (box.top < header.top || box.bottom > header.bottom) && 'leaves the header',
    end !== image && 'is covered',
  ].filter((fault) => typeof fault === 'string');
}

/** Logos of any shape without a place of their own in the header. */
export const logoFaults: Finder = async (screen, subject) => {
  const found: string[] = [];
  for (const viewport of [360, 1440]) {
    await screen.pose(posed(subject, { width: viewport }));
    for (const [width, height] of shapes) {
      await screen.show({ session: 'guest' }, wearing(siteWith(width, height)));
      found.push(...faults(width, height).map((fault) => `${viewport}: ${width} × ${height} ${fault}`));
    }
  }
  return found;
};
