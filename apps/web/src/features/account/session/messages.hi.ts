export default {
  error: 'गड़बड़ हुई',
  studentFailed: 'आपकी जानकारी नहीं मिल पाई',
  logoutFailed: 'लॉगआउट नहीं हो पाया। कृपया फिर से कोशिश करें।',
};
