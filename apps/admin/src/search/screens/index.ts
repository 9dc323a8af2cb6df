/** What the screens of others show of the search. */
export { AnswerSearch } from '../words/screens/answer-search.tsx';
