export { ratingForms } from './rating-forms.server.ts';
export { isRatingCall, takeVisitorId, visitorCookies, visitorIdHeader } from './visitor-cookie.server.ts';
