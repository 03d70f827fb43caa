/**
 * Addresses of pictures in the size and form of their place. A pattern has `{width}` in pixels and the address of the
 * original, as `{url}` with percent encoding or as `{+url}` unchanged, and may have `{form}` (IMG-01).
 */

/** Widths in pixels of files that pages ask for, smallest first. The gateway makes no others. */
export const IMAGE_WIDTHS = [96, 160, 240, 320, 480, 640, 960, 1280, 1920] as const;

/** Forms of pictures, the smallest files first. Every supported browser shows the last one. */
export const IMAGE_FORMS = ['avif', 'webp'] as const;

/** A form of pictures. */
export type ImageForm = (typeof IMAGE_FORMS)[number];

/** The value of `images` in a site's config for the gateway's own route. */
export const OWN_IMAGES = 'gateway';

/** Start of the paths of the gateway's own route. */
export const IMAGES_PATH = '/_images/';

// The form is a part of the path: with `Vary: Accept` a shared cache would keep a copy for each browser, or the wrong one.
const OWN_PATTERN = `${IMAGES_PATH}{width}.{form}?url={url}`;

/** Originals that have other sizes: pictures of other hosts and of the platform. A drawing fits every place as it is. */
const RESIZABLE = /^(?:https?:\/\/|\/api\/)(?!.*\.svg(?:[?#]|$))/i;

/**
 * The candidates for a picture as `srcset` values, by form, smallest files first; a single one if the service chooses the form.
 * Undefined for an original that is shown as it is.
 * @param widths in pixels, of {@link IMAGE_WIDTHS}
 * @param spare by which factor the picture is drawn larger than its box, because styles crop it; default 1
 */
export type ImageSets = (address: string, widths: readonly number[], spare?: number) => readonly string[] | undefined;

/**
 * Makes addresses by the `images` of a site's config.
 * @param origin of the page, which completes addresses of the platform for a service elsewhere
 */
export function imageSets(images: string, origin: string): ImageSets {
  const own = images === OWN_IMAGES;
  const pattern = own ? OWN_PATTERN : images;
  return (address, widths, spare = 1) => {
    if (!RESIZABLE.test(address)) return undefined;
    const url = own || !address.startsWith('/') ? address : origin + address;
    const setOf = (form: string) =>
      widths
        .map((width) => {
          const values: Readonly<Record<string, string>> = {
            width: String(width),
            form,
            url: encodeURIComponent(url),
            // Spaces and commas would end a candidate of a srcset.
            '+url': url.replace(/[\s,]/g, encodeURIComponent),
          };
          const file = pattern.replace(/\{(.+?)\}/g, (_, name: string) => values[name] ?? '');
          return `${file} ${Math.round(width / spare)}w`;
        })
        .join(', ');
    return pattern.includes('{form}') ? IMAGE_FORMS.map(setOf) : [setOf('')];
  };
}
