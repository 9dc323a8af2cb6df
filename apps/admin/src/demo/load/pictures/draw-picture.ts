export function drawPicture(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000"><rect width="1600" height="1000" fill="#eef"/><circle cx="${name.length * 30}" cy="400" r="200" fill="#34a"/></svg>`;
}
