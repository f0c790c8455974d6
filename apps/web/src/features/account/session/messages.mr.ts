export default {
  error: 'चूक झाली',
  studentFailed: 'तुमची माहिती मिळाली नाही',
  logoutFailed: 'लॉगआउट झाले नाही. कृपया पुन्हा प्रयत्न करा.',
};
