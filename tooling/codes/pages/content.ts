import { calls } from '../../../packages/contract/src/registry/calls.ts';
import { quiet, type CallsOfPage } from '../outcomes.ts';

const KEPT = 'the last known content stays, or that of the site';

/** Texts and appearance of a site. */
export const content: CallsOfPage = {
  title: 'Content of the site',
  parts: [
    quiet('Site', calls.siteDetail, 'the site counts as open, with the settings of its config'),
    quiet('Logos', calls.webLogo, KEPT),
    quiet('Footer', calls.footer, KEPT),
    quiet('Footer on phones', calls.mobileFooter, KEPT),
    quiet('Floating links', calls.float, KEPT),
    quiet('Articles', calls.modelSetting, KEPT),
    quiet('Sponsors', calls.modelSponsor, KEPT),
    quiet('Picture of the sign-in', calls.modelLogin, KEPT),
    quiet('Banners', calls.carouselPicture, 'there is no carousel'),
    quiet('Announcements', calls.announcements, 'there is no marquee; the member centre shows a retry button'),
  ],
};
