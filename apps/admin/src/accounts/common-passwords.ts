/** What stands in every list of stolen passwords, without the digits and signs that people put around it. */
const words = `
password passwort passw pass passwd passphrase qwerty qwertyuiop azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx
qazwsxedc qwe qweasd qweasdzxc abc abcd abcde abcdef abcdefg abcdefgh abcdefghij iloveyou ilove iloveu loveyou lovely
love letmein welcome admin administrator root login user guest test testing tester demo default changeme change secret
mysecret master superman batman spiderman dragon monkey football baseball basketball soccer sunshine princess shadow
michael jordan jennifer jessica daniel ashley charlie andrew thomas hunter killer pokemon minecraft starwars whatever
trustno computer internet samsung iphone google facebook twitter linkedin microsoft windows android hello helloworld
freedom flower cheese chocolate cookie banana summer winter spring autumn january december monday friday liverpool
chelsea arsenal barcelona realmadrid juventus mustang mercedes ferrari porsche money lucky angel angels family jesus
allah allahakbar bismillah alhamdulillah inshallah mashallah subhanallah quran muhammad mohamed mohammed ahmed mahmoud
mostafa mustafa abdullah abdallah hassan hussein khaled omar youssef yousef ibrahim fatma fatima mariam nour habibi
habibti hayati omri egypt misr cairo alexandria giza ahly alahly zamalek elahly salah nasaq
كلمة كلمةالمرور كلمهالمرور كلمةالسر كلمهالسر مرور باسورد الباسورد محمد احمد محمود مصطفى عبدالله مصر القاهرة القاهره
الاهلي الزمالك حبيبي حبيبتي احبك بحبك الله اللهاكبر بسمالله الحمدلله سبحانالله ماشاءالله لاالهالاالله ماما بابا نسق
ضصثق ضصثقف شسيب شسيبل
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** Neighbours of the alphabet and of the keyboard, there and back. */
export const commonSequences: readonly string[] = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'ضصثقفغعهخحجدشسيبلاتنمكط',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
].flatMap((row) => [row, [...row].toReversed().join('')]);
