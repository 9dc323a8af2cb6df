export { type Call, endingCookies, isLogin, startSession, takeSessionAlong } from './proxy-session.server.ts';
export { bearer, isToken, type PageHost, type ReaderSession, readSession } from './read-session.server.ts';
export {
  cookie as sessionCookie,
  endedSession,
  forgetPath,
  readToken,
  rememberedPath,
  rememberPath,
  resetSession,
  startedSession,
} from './session-cookies.server.ts';
