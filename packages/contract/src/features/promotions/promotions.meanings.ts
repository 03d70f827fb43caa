import type { CallMeanings, FieldMeanings } from '../../calls/meaning.types.ts';

const device: FieldMeanings = { display_device: 'Kind of page: 1 desktop, 2 phone.' };
const request: FieldMeanings = { ...device, display_location: 'Place: 2 anywhere, 3 the page of deposits.' };
const reply: FieldMeanings = {
  button:
    'Words and address of the way to the offer, the main button of the dialog for members. Without it they are led to all promotions; guests are asked to register.',
};

/** Meaning of the calls for promotions. */
export const promotions: CallMeanings = {
  promotions: { level: 'should', without: 'Guests see no promotions.', request: device, reply },
  memberPromotions: { level: 'should', without: 'No promotion pops up for members.', request, reply },
  promotionHistory: {
    level: 'should',
    without: 'The page of promotions says that it could not be loaded.',
    request: { ...device, display_location: 'Place: 2 anywhere, 3 the page of deposits. Sent for members only.' },
  },
  promotionHide: {
    level: 'may',
    without: 'A promotion with display_frequency 0 pops up again at the next visit.',
    request,
  },
};
