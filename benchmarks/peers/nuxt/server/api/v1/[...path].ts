/** What the browser asks for when it goes on to another page. */
export default defineEventHandler((event) => proxyRequest(event, process.env.ADMIN_URL + event.path));
