import { imageSets } from '@housefront/contract/images';
import { SizedPicture } from '@housefront/ui/patterns/SizedPicture';
import type { SizedPictureComponent } from '@housefront/ui/primitives/UiProvider';

/**
 * Shows pictures by the `images` of the site's config (IMG-01).
 * @param origin of the page
 */
export function sizedPicture(images: string, origin: string): SizedPictureComponent {
  const setsOf = imageSets(images, origin);
  return (props) => <SizedPicture {...props} sets={setsOf(props.src, props.place.widths, props.place.spare)} />;
}
