declare module 'virtual:messages/en' {
  const messages: import('@lingui/core').Messages;
  export default messages;
}
declare module 'virtual:messages/ar' {
  const messages: import('@lingui/core').Messages;
  export default messages;
}
