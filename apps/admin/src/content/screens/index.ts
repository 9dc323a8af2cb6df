/** What the screens of others show of content. */
export { CompanyColours, Logo } from '../brand/screens/company-mark.tsx';
export { translationStates } from '../catalogue/index.ts';
export { exchangeAddress } from '../exchange/exchange-route.ts';
export { StateMark } from '../translation/screens/state-mark.tsx';
export { deskParams, pageOfDesk } from '../desk/desk-params.ts';
export { tellsWhatIsGone } from '../entry/fields/panels.ts';
