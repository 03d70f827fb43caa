import { like, must, should, type CallMeanings } from '../../calls/meaning.types.ts';

/** The site itself: logos, footer, floating elements. */
export const site: CallMeanings = {
  siteDetail: {
    level: 'should',
    without: 'The site has no address of customer service of its own, and never learns that it is closed.',
    reply: {
      env_config: 'Addresses around the site.',
      customerUrl: should(
        'Address of customer service by language: `{"en_US": "https://…"}`.',
        'The buttons for customer service take the address of the config, or are left out.',
      ),
      siteInfo: 'Switches of the site.',
      AGENT_BIND_FAST_PAYMENT_FLAG: 'On: only visitors who came by an agent see the fast payment.',
      siteClosed: 'On: the site is closed, and no game starts.',
    },
  },
  webLogo: {
    level: 'should',
    without: 'The head of the page has the name of the site in the place of a logo.',
    reply: {
      type: 'Place of the logo: `desktop`, `mobile`, `login` beside the form, `favicon`. Missing: for places without one of their own.',
      url: 'Address of the picture.',
    },
  },
  footer: { level: 'should', without: 'The foot of desktop pages has no links of the operator.' },
  mobileFooter: { level: 'should', without: 'Phone pages have no links of the operator.' },
  float: {
    level: 'may',
    without: 'Nothing floats at the edge of the page.',
    reply: {
      id: 'Id of the entry. A second one with the same id is left out.',
      title: 'Words of the link, which screen readers read.',
      icon: must('Address of the picture.', 'The entry shows its words alone.'),
      url: 'Address for selectedType `outerLink`, opened in a new window.',
      selectedType:
        'Kind of target: `outerLink` opens url, `main` the content page of selectedId, `faq` the questions of selectedId. An entry of another kind leads nowhere.',
      selectedId: like('Id of the content page or of the group of questions, for `main` and `faq`.', '7'),
      position: 'Edge at which it floats: `left` or `right`.',
    },
  },
};
